// SHA-256 of a file of any size, by which the server knows that it arrived as it left.
import { bytesToHex } from '@noble/hashes/utils'
import { sha256 } from '@noble/hashes/sha2'

/** A slice takes some milliseconds: the page stays quick in between, and a file of gigabytes needs no memory. */
const SLICE_BYTES = 1024 * 1024

/**
 * @param onProgress is told the bytes read so far
 * @returns hexadecimal
 * @throws the reader's error, or the signal's reason
 */
export async function fileDigest(
  file: Blob,
  signal: AbortSignal,
  onProgress: (bytes: number) => void,
): Promise<string> {
  const hash = sha256.create()
  for (let at = 0; at < file.size; at += SLICE_BYTES) {
    signal.throwIfAborted()
    const slice = file.slice(at, at + SLICE_BYTES)
    hash.update(new Uint8Array(await slice.arrayBuffer()))
    onProgress(at + slice.size)
  }
  return bytesToHex(hash.digest())
}
