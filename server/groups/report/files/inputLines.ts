// What a report was made from, as lines of label, value and SHA-256: the last page of a PDF, the last sheet of an Excel file.
import { dayOf } from '../../../platform/core/days'
import { render, type Message } from '../../../platform/core/messages'
import { reportFileText as text } from '../messages'
import type { Report } from '../service'

export interface InputLine {
  label: string
  value: string
  sha256: string | null
}

export interface Maker {
  /** The organisation whose report it is. */
  organisation: string
  /** A PNG. */
  logo?: Uint8Array
  product: string
  version: string
}

export function inputLines(report: Report, { organisation, product, version }: Maker, language: string): InputLine[] {
  const show = (message: Message) => render(message, language)
  const { baseLayer, attribute, inputs, itemCount, itemsSha256, rowsSha256 } = report
  const fact = (label: Message, value: string) => ({ label: show(label), value, sha256: null })
  return [
    fact(text('organisation'), organisation),
    fact(text('baseLayer'), baseLayer.name),
    fact(text('id'), baseLayer._id),
    fact(text('version'), String(baseLayer.version)),
    fact(text('attribute'), attribute),
    ...inputs.map(({ _id, name, areas, dataVersion, sha256 }) => ({
      label: show(text('layer', { name, count: areas, version: dataVersion })),
      value: _id,
      sha256,
    })),
    { label: show(text('items', { count: itemCount })), value: '', sha256: itemsSha256 },
    { label: show(text('rows')), value: '', sha256: rowsSha256 },
    fact(text('software', { product, version }), ''),
  ]
}

/** What is not in the rows of a report. */
export function remarks({ elsewhere, withoutPlace, withoutName, attribute }: Report, language: string): string[] {
  return [
    ...(elsewhere > 0 ? [text('elsewhere', { count: elsewhere })] : []),
    ...(withoutPlace > 0 ? [text('withoutPlace', { count: withoutPlace })] : []),
    ...(withoutName > 0 ? [text('withoutName', { count: withoutName, attribute })] : []),
  ].map((message) => render(message, language))
}

export const isEmpty = ({ total }: Report): boolean => [...total.now, ...total.before].every((number) => number === 0)

export function periodText({ period, before }: Report, language: string): string {
  const days = {
    from: dayOf(period.from, language),
    until: dayOf(period.until, language),
    beforeFrom: dayOf(before.from, language),
    beforeUntil: dayOf(before.until, language),
  }
  return render(text('period', days), language)
}
