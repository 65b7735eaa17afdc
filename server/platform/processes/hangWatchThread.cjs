// The thread of hangWatch.ts. It needs no loader for TypeScript: it is the part of the process that must not fail.
'use strict'
const { writeSync } = require('node:fs')
const { workerData } = require('node:worker_threads')

/** @type {{ beats: Int32Array, isDebugged: Int32Array, limitSeconds: number }} */
const { beats, isDebugged, limitSeconds } = workerData
const SECOND_MS = 1_000

let last = -1
let silentSeconds = 0

// Counts its own seconds instead of reading a clock: they pass while the process itself gets time, so that a machine that slept or
// serves others first does not look like a hang.
setInterval(() => {
  const beat = Atomics.load(beats, 0)
  const isAlive = beat !== last || Atomics.load(isDebugged, 0) === 1
  last = beat
  silentSeconds = isAlive ? 0 : silentSeconds + 1
  if (silentSeconds < limitSeconds) return
  try {
    writeSync(2, `aerie: A process of the server has not reacted for ${limitSeconds} s and is ended (HANG_SECONDS).\n`)
  } catch {
    // Nobody reads the log.
  }
  process.kill(process.pid, 'SIGKILL')
}, SECOND_MS)
