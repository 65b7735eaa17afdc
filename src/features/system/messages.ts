import { catalogue } from '../../shared/messages'

export const systemText = catalogue('system', {
  title: 'System',
  checked: 'Version {version}, checked',
  checkAgain: 'Check again',
  allWork: 'All parts work',
  needAttention: '{count, plural, one {# part needs attention} other {# parts need attention}}',
  haveFailed: '{count, plural, one {# part has failed} other {# parts have failed}}',
  noneTitle: 'Nothing was examined',
  noneHelp: 'Check again, or run npm run doctor on the server.',
  server: 'Server',
  database: 'Database',
  files: 'Files and backups',
  services: 'Services',
  work: 'Work',
  ok: 'Works',
  warning: 'Needs attention',
  failed: 'Failed',
  detail: '{name}: {count, number}',
})
