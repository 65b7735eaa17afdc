import { catalogue } from '../shared/messages'

export const addEvidenceText = catalogue('addEvidence', {
  open: 'Add to evidence case…',
  title: 'Add to evidence case',
  chooseCase: 'Open case of this mission',
  newCase: 'New case',
  name: 'Name',
  add: 'Add',
  createAndAdd: 'Create case and add',
  cancel: 'Cancel',
  added: 'Added to the case',
})
