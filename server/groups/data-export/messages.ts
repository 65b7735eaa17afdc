import { catalogue } from '../../platform/core/messages'

export const dataExportText = catalogue('dataExport', {
  started: 'The export is being made. It appears here when it is ready.',
  startedOfPerson: 'The export is being made. It is in the list as soon as it is ready.',
  deleted: 'Export deleted',
  notFound: 'Export not found. It may have expired or been deleted.',
  personNotFound: 'This account does not exist any more.',
  notReady: 'This export is not ready yet. Wait until its job has ended.',
  underWay: 'An export is being made already. Wait until it is ready, or delete it.',
  gone: 'The export was deleted before it was ready',
  tenantTitle: 'Export of {name}',
  personTitle: 'Export of the data of {name}',
})
