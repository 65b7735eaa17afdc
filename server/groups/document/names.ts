// Names of documents and folders that are safe to show and to save: no paths, control characters or marks that change the
// direction of writing, with which `exe.fdp` reads as `pdf.exe`.
import { fieldError } from '../../platform/core/errors'
import { render } from '../../platform/core/messages'
import { currentLanguage } from '../../platform/core/requestContext'
import { documentText } from './messages'

// oxlint-disable-next-line no-control-regex -- control characters are what is removed
const INVISIBLE = /[\u0000-\u001f\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g
const MAX_NAME = 255
const MAX_FOLDER = 400

/** The name without what is invisible. A slash becomes an underscore. */
export function safeName(name: string): string {
  const plain = withoutInvisible(name).replace(/[/\\]/g, '_').replace(/^\.+$/, '').slice(0, MAX_NAME).trim()
  return plain || render(documentText('defaultName'), currentLanguage())
}

/** A folder path without empty, `.` and `..` names. @throws AppError 400 at `folder` when it is too long */
export function safeFolder(folder: string): string {
  const path = withoutInvisible(folder)
    .split(/[/\\]/)
    .map((name) => name.trim())
    .filter((name) => !/^\.*$/.test(name))
    .join('/')
  if (path.length > MAX_FOLDER) throw fieldError('folder', documentText('invalidFolder'))
  return path
}

/** Tags without repetitions, ignoring case. */
export function safeTags(tags: readonly string[]): string[] {
  const byKey = new Map(tags.map((tag) => withoutInvisible(tag).trim()).map((tag) => [tag.toLowerCase(), tag]))
  byKey.delete('')
  return [...byKey.values()]
}

const withoutInvisible = (text: string): string => text.normalize('NFC').replace(INVISIBLE, '')
