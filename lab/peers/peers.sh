#!/usr/bin/env bash
# Has peers of Kindred that are not written in Java find the near-duplicates of documents.
#
#   peers.sh PLACE SIMILARITY
#
# PLACE/documents.txt has a document on each line, its words between single spaces. Each peer leaves PLACE/NAME.pairs and
# PLACE/NAME.cost (seconds of processor, most megabytes). What cannot be installed or does not end is left out, and said so.
#
#   KINDRED_PEERS           where they are installed and kept; otherwise a temporary folder that is removed at the end
#   KINDRED_PEERS_ONLY      which of them: some of datasketch rensa text-dedup pyspark gaoya; all unless said
#   KINDRED_PEERS_SECONDS   how long each may take, 600 unless said
set -uo pipefail

place=$1
similarity=$2
only=${KINDRED_PEERS_ONLY:-datasketch rensa text-dedup pyspark gaoya}
seconds=${KINDRED_PEERS_SECONDS:-600}
here=$(CDPATH='' cd -P "$(dirname "${BASH_SOURCE[0]}")" && pwd)

say() {
  printf 'peers: %s\n' "$1" >&2
}

if [ -n "${KINDRED_PEERS:-}" ]; then
  home=$KINDRED_PEERS
  mkdir -p "$home"
else
  home=$(mktemp -d)
  trap 'rm -rf "$home"' EXIT
fi

# Runs what follows as one peer, and says so if it fails.
turn() {
  local name=$1
  shift
  say "$name"
  local status=0
  timeout "$seconds" "$@" >"$home/last.log" 2>&1 || status=$?
  if [ "$status" = 124 ]; then
    say "$name did not end within $seconds s, and is left out"
  elif [ "$status" != 0 ]; then
    say "$name failed, and is left out: $(tail -n 1 "$home/last.log")"
  fi
}

is_wanted() {
  [[ " $only " == *" $1 "* ]]
}

python_peers() {
  command -v python3 >/dev/null || { say "no python3: datasketch, rensa, text-dedup and Spark are left out"; return; }
  if [ ! -x "$home/python/bin/python" ] && ! python3 -m venv "$home/python" >/dev/null 2>&1; then
    say "python3 makes no virtual environment: datasketch, rensa, text-dedup and Spark are left out"
    return
  fi
  local python=$home/python/bin/python
  for package in datasketch rensa text-dedup pyspark; do
    is_wanted "$package" || continue
    if ! "$python" -m pip install -q --disable-pip-version-check "$package" >"$home/last.log" 2>&1; then
      say "$package cannot be installed, and is left out"
      continue
    fi
    turn "$package" "$python" "$here/peers.py" "$package" "$place" "$similarity"
  done
}

rust_peers() {
  is_wanted gaoya || return
  command -v cargo >/dev/null || { say "no cargo: gaoya is left out"; return; }
  if ! CARGO_TARGET_DIR=$home/rust cargo build -q --release --manifest-path "$here/gaoya/Cargo.toml" \
    >"$home/last.log" 2>&1; then
    say "gaoya cannot be built, and is left out"
    return
  fi
  turn gaoya "$home/rust/release/gaoya-peer" "$place" "$similarity"
}

python_peers
rust_peers
exit 0
