import { catalogue } from '../shared/messages'

export const accessText = catalogue('access', {
  title: "You don't have access to this page",
  back: 'Back',
  ask: 'Ask for access',
  asked: 'Your request was sent',
  grantable: 'You need the permission "{permission}". {grantors}',
  byRoots: 'A tenant root of your organisation can grant it.',
  byUsers: '{count, plural, one {This user can grant it: {names}.} other {These users can grant it: {names}.}}',
  byNobody: 'At the moment, no user of your organisation can grant it.',
  rootOnly: 'Only tenant roots of your organisation can open this page.',
  platformOnly: 'Only super admins of the platform can open this page.',
  organisationOnly: 'This page belongs to an organisation. Super admins do not have access to it.',
  clientOnly: 'Only client accounts can open this page.',
  notForClients: 'Client accounts do not have access to this page.',
})
