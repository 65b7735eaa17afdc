import { render, screen } from '@testing-library/react'
import { TrashRow } from './TrashRow'

const item = { _id: '1', name: 'Harbour survey', deletedAt: '2026-03-12T09:30:00.000Z' }
const purging = { warning: 'This cannot be undone.', run: async () => ({}) }

test('a record with held recordings says that it stays, and can only be restored', () => {
  render(<TrashRow item={{ ...item, heldRecordings: 2 }} onRestore={() => undefined} purging={purging} />)
  expect(screen.getByText(/Has 2 held recordings, so it stays here with all its data/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Restore Harbour survey' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /permanently/ })).not.toBeInTheDocument()
})

test('other records can be deleted permanently', () => {
  render(<TrashRow item={{ ...item, heldRecordings: 0 }} onRestore={() => undefined} purging={purging} />)
  expect(screen.getByRole('button', { name: 'Delete Harbour survey permanently' })).toBeVisible()
})

test('a record with evidence cases says that it stays, and can only be restored', () => {
  render(<TrashRow item={{ ...item, evidenceCases: 1 }} onRestore={() => undefined} purging={purging} />)
  expect(screen.getByText(/Has 1 evidence case, so it stays here with all its data/)).toBeVisible()
  expect(screen.queryByRole('button', { name: /permanently/ })).not.toBeInTheDocument()
})
