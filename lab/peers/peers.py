"""Has one peer find the near-duplicates of documents: peers.py PEER PLACE SIMILARITY.

See peers.sh for the files. Shingles are the sets of runs of three words. Reading the documents and loading the library do
not count, the rest does: shingles, sketches, candidates, and whatever the peer does to tell similar pairs among these.
"""

import os
import resource
import sys
import tempfile
import time

PERMUTATIONS = 128
BANDS, ROWS = 25, 5


def shingles(document):
    words = document.split(" ")
    return {" ".join(words[i : i + 3]) for i in range(len(words) - 2)}


def datasketch(documents, similarity):
    from datasketch import MinHash, MinHashLSH

    yield f"datasketch MinHashLSH, {PERMUTATIONS}"
    index = MinHashLSH(threshold=similarity, num_perm=PERMUTATIONS)
    for number, document in enumerate(documents):
        sketch = MinHash(num_perm=PERMUTATIONS)
        sketch.update_batch([each.encode() for each in shingles(document)])
        for other in index.query(sketch):
            yield other, number
        index.insert(number, sketch, check_duplication=False)


def rensa(documents, similarity):
    from rensa import RMinHash, RMinHashLSH

    yield f"rensa RMinHash, {BANDS} bands of {ROWS}"
    index = RMinHashLSH(threshold=similarity, num_perm=BANDS * ROWS, num_bands=BANDS)
    sketches = []
    for number, document in enumerate(documents):
        sketch = RMinHash(num_perm=BANDS * ROWS, seed=42)
        sketch.update(list(shingles(document)))
        for other in index.query(sketch):
            if sketch.jaccard(sketches[other]) >= similarity:
                yield other, number
        sketches.append(sketch)
        index.insert(number, sketch)


def text_dedup(documents, similarity):
    """Clusters, by its command; every two of a cluster are a pair."""
    import pickle
    from datasets import Dataset
    from text_dedup.minhash import main

    with tempfile.TemporaryDirectory() as folder:
        Dataset.from_dict({"text": documents}).save_to_disk(folder + "/in")
        yield f"text-dedup minhash, {PERMUTATIONS}, clusters"
        options = {
            "path": folder + "/in",
            "output": folder + "/out",
            "cache_dir": folder + "/cache",
            "column": "text",
            "ngram": 3,
            "min_length": 3,
            "num_perm": PERMUTATIONS,
            "threshold": similarity,
            "num_proc": 2,
        }
        arguments = [word for name, value in options.items() for word in ("--" + name, str(value))]
        main(arguments + ["--local", "--debug"], standalone_mode=False)
        with open(folder + "/out/uf.pkl", "rb") as file:
            parents = pickle.load(file)
        clusters = {}
        for number in range(len(documents)):
            clusters.setdefault(parents.find(number), []).append(number)
        for cluster in clusters.values():
            for at, one in enumerate(cluster):
                for other in cluster[at + 1 :]:
                    yield one, other


def pyspark(documents, similarity):
    from pyspark.ml.feature import HashingTF, MinHashLSH
    from pyspark.sql import SparkSession
    from pyspark.sql.functions import col

    session = (
        SparkSession.builder.master("local[2]")
        .config("spark.driver.memory", "4g")
        .config("spark.sql.shuffle.partitions", "8")
        .config("spark.ui.enabled", "false")
        .getOrCreate()
    )
    session.range(10).count()
    yield "Spark MLlib MinHashLSH, 5 tables, local"
    rows = [(number, sorted(shingles(document))) for number, document in enumerate(documents)]
    frame = session.createDataFrame(rows, ["id", "shingles"])
    sets = HashingTF(inputCol="shingles", outputCol="set", numFeatures=1 << 24, binary=True).transform(frame)
    model = MinHashLSH(inputCol="set", outputCol="hashes", numHashTables=5, seed=42).fit(sets)
    near = model.approxSimilarityJoin(sets, sets, 1 - similarity + 1e-9, distCol="distance")
    found = near.filter(col("datasetA.id") < col("datasetB.id")).select("datasetA.id", "datasetB.id").collect()
    for one, other in found:
        yield one, other


PEERS = {"datasketch": datasketch, "rensa": rensa, "text-dedup": text_dedup, "pyspark": pyspark}


def children():
    """The processes below this one that still run."""
    below = {os.getpid()}
    table = []
    for name in filter(str.isdigit, os.listdir("/proc")):
        try:
            with open(f"/proc/{name}/stat") as file:
                fields = file.read().rsplit(")", 1)[1].split()
            table.append((int(name), int(fields[1]), (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")))
        except OSError:
            pass
    grown = True
    while grown:
        more = {pid for pid, parent, _ in table if parent in below} - below
        below |= more
        grown = bool(more)
    return {pid: seconds for pid, _, seconds in table if pid in below and pid != os.getpid()}


def processor():
    ended = resource.getrusage(resource.RUSAGE_CHILDREN)
    return time.process_time() + ended.ru_utime + ended.ru_stime + sum(children().values())


def megabytes():
    """The most this process had, the most any that ended had, and the most those had that still run."""
    most = sum(resource.getrusage(who).ru_maxrss for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)) / 1024
    for pid in children():
        try:
            with open(f"/proc/{pid}/status") as file:
                most += sum(int(line.split()[1]) / 1024 for line in file if line.startswith("VmHWM:"))
        except OSError:
            pass
    return most


def run(peer, place, similarity):
    with open(place + "/documents.txt", encoding="utf-8") as file:
        documents = file.read().split("\n")[:-1]
    steps = PEERS[peer](documents, similarity)
    name = next(steps)
    start = processor()
    pairs = set(steps)
    seconds = processor() - start
    with open(f"{place}/{name}.pairs", "w") as file:
        file.writelines(f"{one} {other}\n" for one, other in sorted(pairs))
    with open(f"{place}/{name}.cost", "w") as file:
        file.write(f"{seconds:.2f} {megabytes():.0f}\n")


if __name__ == "__main__":
    run(sys.argv[1], sys.argv[2], float(sys.argv[3]))
