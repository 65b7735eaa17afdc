import { catalogue } from '../../platform/core/messages'

export const erasureText = catalogue('erasure', {
  started: 'The tenant is being erased. The certificate is ready within minutes.',
  notFound: 'Erasure not found',
  notDone: 'This erasure is under way. The certificate is ready when it has ended.',
  tenantNotFound: 'Tenant not found',
  underWay: 'This tenant is being erased already',
  wrongName: 'Enter the exact name of the tenant',
  title: 'Certificate of erasure',
  tenant: 'Tenant',
  tenantId: 'ID of the tenant',
  requestedBy: 'Requested by',
  requestedAt: 'Requested',
  erasedAt: 'Erased',
  installation: 'Installation',
  rows: 'Records',
  files: 'Files',
  bytes: 'Bytes of the files',
  table: 'Table',
  verified:
    'After the deletion all tables and the storage were searched for the ID of the tenant. Rows found: {rows}. Files found: {files}.',
  backups:
    'Backups that were made before keep the data until they expire. Whoever restores one of them has to erase the tenant again.',
  verifySignature: 'The signature of certificate.json is verified with OpenSSL 3:',
  verifyKey: 'Compare signing-key.pem with the public key {keyId} that the installation publishes at:',
})
