/** Recognises that the certificate of another server is not accepted. */
import { isNativeError } from 'node:util/types'

const CODES = new Set([
  'CERT_HAS_EXPIRED',
  'CERT_NOT_YET_VALID',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'ERR_TLS_CERT_ALTNAME_INVALID',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
])

/** @returns what is wrong with the certificate, undefined for other errors */
export function certificateProblem(error: unknown): string | undefined {
  for (let each = error; isNativeError(each); each = each.cause) {
    const { code, message } = each as NodeJS.ErrnoException
    if (code !== undefined && CODES.has(code)) return message
  }
  return undefined
}
