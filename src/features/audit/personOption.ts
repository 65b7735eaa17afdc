import type { FoundOption } from '../../shared/lists/FoundSelect'
import { auditText } from './messages'

export const personOption = ({ _id, name, email }: { _id: string; name: string; email: string }): FoundOption => ({
  value: _id,
  name,
  label: `${name} · ${email}`,
})

/** Texts of a filter by person. */
export const personTexts = () => ({
  label: auditText('person'),
  help: auditText('personHelp'),
  placeholder: auditText('anyone'),
  noMatch: auditText('nobodyFound'),
})
