import { catalogue } from '../../platform/core/messages'

/** Pages in an archive, and what the job says. */
export const tenantDataText = catalogue('tenantData', {
  reading: 'Records: {table}',
  copying: 'Files',
  storing: 'Storing',
  pageKind: 'Data export',
  pageMade: 'Exported',
  pageProduct: 'Made with',
  pageRecords: 'Records',
  pageFiles: 'Files',
  pageMissing: 'Files that could not be read',
  pageDamaged: 'Files that differ from their recorded SHA-256',
  pageTable: 'Table',
  pageRows: 'Records',
  pageJson: 'As JSON lines',
  pageLeftOut: 'Left out: {columns}',
  pageVerify: 'MANIFEST.sha256 lists the SHA-256 of every file here. To verify them: sha256sum -c MANIFEST.sha256',
  pageSecrets:
    'Passwords, keys and tokens are not part of an export, nor is what has no meaning outside of the installation, such as sessions.',
  pageSecretsOfPerson:
    'These are the records of the organisation that refer to this person, and the picture. Of records that the person may not read, only the reference is here. Passwords, keys and tokens are left out. Other files belong to the organisation.',
  pageBack: 'All tables',
  pagePrevious: 'Previous page',
  pageNext: 'Next page',
  pageCut: 'There are more records than the pages show. The file with JSON lines has all of them.',
  pageSize: 'Bytes',
})
