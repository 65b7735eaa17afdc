/** Which licences the packages of the image may have. A new one is a decision of the maintainers. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../../../server/platform/core/folders'

/** SPDX identifiers; `texts` has the text of each. The LGPL is permitted for libraries that can be replaced in the image: libvips and GDAL. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'Bitstream-Vera',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'LGPL-2.1-or-later',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'Unlicense',
  'Zlib',
])

/** Licences of packages whose package.json names none in the form of SPDX, as their files say. */
const STATED_ELSEWHERE: Readonly<Record<string, string>> = {
  'combine-errors': 'MIT',
  'dejavu-fonts-ttf': 'Bitstream-Vera',
  'png-js': 'MIT',
  'xmlhttprequest-ssl': 'MIT',
}

/** Returns the licence of a package; undefined when it is unknown. @param declared what its package.json says */
export function licenceOf(name: string, declared: string | undefined): string | undefined {
  return STATED_ELSEWHERE[name] ?? declared
}

/** Reports whether an SPDX expression of the forms `A`, `A OR B` and `A AND B` is permitted. */
export function isAllowed(expression: string): boolean {
  const inner = expression.replace(/^\((.*)\)$/, '$1')
  if (inner.includes(' OR ')) return inner.split(' OR ').some(isAllowed)
  return inner.split(' AND ').every((each) => ALLOWED.has(each))
}

/** Returns the identifiers of an expression that are permitted. */
export function idsOf(expression: string): string[] {
  return expression.split(/[()\s]+|OR|AND/).filter((each) => ALLOWED.has(each))
}

/** Returns the standard text of a permitted licence, from the SPDX License List (CC0-1.0). */
export function licenceText(id: string): string {
  return readFileSync(path.join(ROOT, 'scripts/image/licences/texts', `${id}.txt`), 'utf8').trim()
}
