import { catalogue } from '../shared/messages'

export const addEvidenceText = catalogue('addEvidence', {
  open: 'Add to evidence case…',
  title: 'Add to evidence case',
  chooseCase: 'Open case of this mission',
  noCase: 'This mission has no open evidence case.',
  createCase: 'Open evidence cases',
  add: 'Add',
  cancel: 'Cancel',
  added: 'Added to the case',
})
