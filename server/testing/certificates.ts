// A certificate authority for tests, and a certificate of it for localhost.
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { generate } from 'selfsigned'

export interface Certificates {
  caFile: string
  keyFile: string
  certFile: string
  /** For node:https. */
  tls: { key: string; cert: string }
}

/** Writes the files into `folder`, which exists. */
export async function makeCertificates(folder: string, name = 'test'): Promise<Certificates> {
  const write = (ending: string, content: string): string => {
    const file = path.join(folder, `${name}-${ending}`)
    writeFileSync(file, content, { mode: 0o600 })
    return file
  }
  const kind = { keyType: 'ec', algorithm: 'sha256' } as const
  const ca = await generate([{ name: 'commonName', value: `${name} CA` }], {
    ...kind,
    extensions: [
      { name: 'basicConstraints', cA: true },
      { name: 'keyUsage', keyCertSign: true },
    ],
  })
  const own = await generate([{ name: 'commonName', value: 'localhost' }], {
    ...kind,
    ca: { key: ca.private, cert: ca.cert },
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] }],
  })
  return {
    caFile: write('ca.pem', ca.cert),
    keyFile: write('key.pem', own.private),
    certFile: write('cert.pem', own.cert),
    tls: { key: own.private, cert: own.cert },
  }
}
