// SHA-256 of a file of any size, with which the server verifies the upload.
import { bytesToHex } from '@noble/hashes/utils.js'
import { sha256 } from '@noble/hashes/sha2.js'

/** Small enough that the page stays responsive and memory use does not depend on the size of the file. */
const SLICE_BYTES = 1024 * 1024

/**
 * @param onProgress called with the number of bytes read so far
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
