// A certificate authority for tests, and a certificate of it for localhost.
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

export interface Certificates {
  caFile: string
  keyFile: string
  certFile: string
  /** For node:https. */
  tls: { key: Buffer; cert: Buffer }
}

/** Writes the files into `folder`, which exists. */
export function makeCertificates(folder: string, name = 'test'): Certificates {
  const file = (ending: string) => path.join(folder, `${name}-${ending}`)
  const openssl = (args: string[]) => execFileSync('openssl', args, { stdio: 'pipe' })
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  const ca = ['-x509', '-days', '2', '-subj', `/CN=${name} CA`, '-keyout', file('ca.key'), '-out', file('ca.pem')]
  openssl(['req', ...key, ...ca])
  openssl(['req', ...key, '-subj', '/CN=localhost', '-keyout', file('key.pem'), '-out', file('request.pem')])
  writeFileSync(file('names'), 'subjectAltName=DNS:localhost')
  const signed = ['-CA', file('ca.pem'), '-CAkey', file('ca.key'), '-CAcreateserial', '-extfile', file('names')]
  openssl(['x509', '-req', '-in', file('request.pem'), '-days', '2', ...signed, '-out', file('cert.pem')])
  const keyFile = file('key.pem')
  const certFile = file('cert.pem')
  const tls = { key: readFileSync(keyFile), cert: readFileSync(certFile) }
  return { caFile: file('ca.pem'), keyFile, certFile, tls }
}
