import { catalogue } from '../core/messages'

export const jobText = catalogue('job', {
  crashed: 'The server stopped repeatedly during this job. The file may be too large or damaged. Try another file.',
  unexpected: 'Something went wrong. Try again, or contact your administrator if it keeps happening.',
  retrying: 'Something went wrong, retrying',
  unsupported: 'The server does not support this kind of job. Start it again.',
  waitingForStorage: 'The file storage is not available. The job starts again when it is.',
  waitingForSpace:
    'The server has too little space left. The job starts when there is more. Contact your administrator if it keeps waiting.',
  waitingForServer: 'Waiting for the server to restart',
  waitsAlone: 'The server stopped during this job. It starts again after the other interrupted jobs.',
  timedOut: 'Stopped after the time limit of {limit}. Try a smaller file.',
  seconds: '{count, plural, one {# second} other {# seconds}}',
  minutes: '{count, plural, one {# minute} other {# minutes}}',
  hours: '{count, plural, one {# hour} other {# hours}}',
  diskFull: 'The server has no space left for this. Contact your administrator, then try again.',
})
