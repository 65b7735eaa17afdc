import { areSpansRecorded, inSpan } from '../core/spans'

const MAX_LENGTH = 1_000
/** Values that stand in the text: settings of a transaction, with the ID of a session. */
const LITERAL = /'(?:[^']|'')*'/g

/** Measures a statement as a part of a request or a job, without its values. */
export function inStatementSpan<T>(text: string, send: () => Promise<T>): Promise<T> {
  if (!areSpansRecorded()) return send()
  const shown = text.replace(LITERAL, "'…'").replace(/\s+/g, ' ').trim().slice(0, MAX_LENGTH)
  const operation = shown.slice(0, shown.search(/[ ;(]|$/)).toLowerCase()
  const attributes = { 'db.system.name': 'postgresql', 'db.operation.name': operation, 'db.query.text': shown }
  return inSpan(`db ${operation}`, { kind: 'client', attributes, isPart: true }, send)
}
