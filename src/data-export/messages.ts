import { catalogue } from '../shared/messages'

export const dataExportText = catalogue('dataExports', {
  title: 'Data export',
  helpTenant:
    'An archive with all records and files of your organisation, and a page to read it without the server. Passwords, keys and tokens are left out. It counts as storage, replaces the archive before and is deleted after 7 days.',
  helpAdmin:
    'An archive with all records and files of the tenant, which another installation can import. Passwords, keys and tokens are left out. The tenant sees exports and downloads in its audit log.',
  helpOwn:
    'An archive with your account, your sessions and everything in the organisation that refers to you, and a page to read it without the server. Passwords, keys and tokens are left out. It is deleted after 7 days.',
  helpUser:
    'An archive with the account, the sessions and everything in the organisation that refers to {name}, who sees the export in the profile. Passwords, keys and tokens are left out. It is deleted after 7 days.',
  list: 'Exports',
  none: 'No exports',
  start: 'Export all data',
  startOwn: 'Export your data',
  startUser: 'Export data of this user',
  userTitle: 'Data of this user',
  running: 'Being made',
  ready: 'Ready',
  failed: 'Failed',
  progressOf: 'Progress of the export of {time}',
  contents:
    '{records, plural, one {# record} other {# records}}, {files, plural, one {# file} other {# files}}, {size}',
  until: 'Until {time}',
  by: '{name}, {time}',
  download: 'Download',
  downloadOf: 'Download the export of {time}',
  cancel: 'Cancel',
  cancelOf: 'Cancel the export of {time}',
  delete: 'Delete',
  deleteOf: 'Delete the export of {time}',
  deleteTitle: 'Delete this export?',
  deleteWarning: 'The archive is deleted. Your data stays, and you can export it again.',
  deleted: 'Export deleted',
  notForSupport: 'Only tenant roots of the organisation export its data.',
})
