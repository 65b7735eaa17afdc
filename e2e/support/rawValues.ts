// Finds values on a page that are meant for programs: stored messages, IDs, times of ISO 8601, and results of failed formatting.
import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { visibleTexts } from './untranslatedTexts'

const RAW_VALUES = [
  // A stored message, or another object.
  /\{\s*"\w+"\s*:/,
  /\[object \w+\]/,
  // A placeholder without its value. Addresses of tiles contain {z}, {x} and {y}.
  /\{\w{2,}\}/,
  /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-/,
  /\b\d{4}-\d\d-\d\dT\d\d:\d\d/,
  /\b(undefined|NaN|Invalid Date)\b/,
]

/** Whether an element shows what people copy into programs, such as the ID of a signing key. */
const isForPrograms = (element: string): boolean => element.includes('textarea') || element.endsWith('code')

/** @throws AssertionError with all raw values of the page and the elements that show them */
export async function assertNoRawValues(page: Page, where: string): Promise<void> {
  const texts = await visibleTexts(page)
  const raw = texts.filter(
    ({ text, element }) => !isForPrograms(element) && RAW_VALUES.some((pattern) => pattern.test(text)),
  )
  assert.deepEqual(
    raw.map(({ text, element }) => `"${text.trim()}" in ${element}`),
    [],
    `${where} shows raw values`,
  )
}
