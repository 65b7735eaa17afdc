// The names of a model's classes, which exporters write as JSON or as the text of a Python dictionary.

const MAX_LENGTH = 60
const PYTHON_ENTRY = /(\d+)\s*:\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)")/g

/** By the number of the class; empty if the text is neither. */
export function readClassNames(text: string): Map<number, string> {
  const names = new Map<number, string>()
  for (const [index, name] of entriesOf(text)) {
    const plain = withoutControls(name)
    if (plain !== '') names.set(index, plain.slice(0, MAX_LENGTH))
  }
  return names
}

function entriesOf(text: string): [index: number, name: string][] {
  const json = parseJson(text)
  if (typeof json === 'object' && json !== null) {
    return Object.entries(json)
      .filter((entry): entry is [string, string] => /^\d+$/.test(entry[0]) && typeof entry[1] === 'string')
      .map(([index, name]) => [Number(index), name])
  }
  return [...text.matchAll(PYTHON_ENTRY)].map(([, index, single, double]) => [
    Number(index),
    (single ?? double ?? '').replace(/\\(.)/g, '$1'),
  ])
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const withoutControls = (name: string): string => name.replace(/\p{Cc}+/gu, ' ').trim()
