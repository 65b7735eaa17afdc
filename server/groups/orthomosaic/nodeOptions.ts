// The options of a processing server: read from its reply, and checked before they are sent to it.
import { fieldError } from '../../platform/core/errors'
import { orthomosaicText } from './messages'
import type { TaskOption } from './presets'

export interface NodeOption {
  name: string
  type: 'bool' | 'int' | 'float' | 'enum' | 'string'
  /** The default. */
  value: string
  choices: string[]
  help: string
}

const TYPES: readonly unknown[] = ['bool', 'int', 'float', 'enum', 'string'] satisfies NodeOption['type'][]
const MAX_OPTIONS = 500
const MAX_CHOICES = 100
const MAX_TEXT = 500
const MAX_HELP = 3000

/** Leaves out what it does not understand. */
export function readOptions(reply: unknown): NodeOption[] {
  if (!Array.isArray(reply)) return []
  const options: NodeOption[] = []
  for (const each of reply.slice(0, MAX_OPTIONS) as unknown[]) {
    const { name, type, value, domain, help } = (each ?? {}) as Record<string, unknown>
    if (typeof name !== 'string' || !/^[a-z0-9-]{1,60}$/.test(name) || !TYPES.includes(type)) continue
    options.push({
      name,
      type: type as NodeOption['type'],
      value: textOf(value, MAX_TEXT),
      choices: Array.isArray(domain) ? domain.slice(0, MAX_CHOICES).map((choice) => textOf(choice, MAX_CHOICES)) : [],
      help: textOf(help, MAX_HELP),
    })
  }
  return options.sort((a, b) => a.name.localeCompare(b.name))
}

/** @throws AppError 400 for an option that the server does not know, or a value that it would refuse */
export function checkOptions(options: readonly TaskOption[], known: readonly NodeOption[]): void {
  for (const { name, value } of options) {
    const option = known.find((each) => each.name === name)
    if (!option) throw fieldError('options', orthomosaicText('unknownOption', { name }))
    if (!isValid(value, option)) throw fieldError('options', orthomosaicText('invalidOption', { name }))
  }
}

function isValid(value: TaskOption['value'], { type, choices }: NodeOption): boolean {
  switch (type) {
    case 'bool':
      return typeof value === 'boolean'
    case 'int':
      return Number.isSafeInteger(value)
    case 'float':
      return typeof value === 'number' && Number.isFinite(value)
    case 'enum':
      return typeof value === 'string' && choices.includes(value)
    case 'string':
      return typeof value === 'string' && !/\p{Cc}/u.test(value)
  }
}

function textOf(value: unknown, max: number): string {
  if (typeof value === 'string') return value.slice(0, max)
  return value === undefined || value === null ? '' : JSON.stringify(value).slice(0, max)
}
