//! Has gaoya find the near-duplicates of documents: gaoya-peer PLACE SIMILARITY. See ../peers.sh for the files.

use gaoya::minhash::{MinHashIndex, MinHasher, MinHasher32};
use std::collections::HashSet;
use std::env;
use std::fmt::Write;
use std::fs;

const BANDS: usize = 25;
const ROWS: usize = 5;

fn shingles(document: &str) -> HashSet<String> {
    let words: Vec<&str> = document.split(' ').collect();
    words.windows(3).map(|run| run.join(" ")).collect()
}

/// The seconds of processor that all threads of this process took.
fn processor() -> f64 {
    let stat = fs::read_to_string("/proc/self/stat").unwrap();
    let fields: Vec<&str> = stat.rsplit(')').next().unwrap().split_whitespace().collect();
    (fields[11].parse::<f64>().unwrap() + fields[12].parse::<f64>().unwrap()) / 100.0
}

/// The most memory this process had.
fn megabytes() -> f64 {
    let status = fs::read_to_string("/proc/self/status").unwrap();
    let line = status.lines().find(|line| line.starts_with("VmHWM:")).unwrap();
    line.split_whitespace().nth(1).unwrap().parse::<f64>().unwrap() / 1024.0
}

fn main() {
    let arguments: Vec<String> = env::args().collect();
    let place = &arguments[1];
    let similarity: f64 = arguments[2].parse().unwrap();
    let text = fs::read_to_string(format!("{place}/documents.txt")).unwrap();
    let documents: Vec<&str> = text.lines().collect();

    let start = processor();
    let hasher = MinHasher32::new(BANDS * ROWS);
    let mut index = MinHashIndex::new(BANDS, ROWS, similarity);
    let mut pairs = String::new();
    for (number, document) in documents.iter().enumerate() {
        let sketch = hasher.create_signature(shingles(document).iter());
        for other in index.query_owned(&sketch) {
            writeln!(pairs, "{other} {number}").unwrap();
        }
        index.insert(number as u32, sketch);
    }
    let seconds = processor() - start;

    let name = format!("{place}/gaoya MinHashIndex, {BANDS} bands of {ROWS}");
    fs::write(format!("{name}.pairs"), pairs).unwrap();
    fs::write(format!("{name}.cost"), format!("{seconds:.2} {:.0}\n", megabytes())).unwrap();
}
