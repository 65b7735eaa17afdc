import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { idsOf, isAllowed, licenceOf, licenceText } from './allowed'
import { writeNotices } from './notices'
import { productionPackages } from './productionPackages'

const { dependencies } = JSON.parse(readFileSync(path.resolve(__dirname, '../../../package.json'), 'utf8')) as {
  dependencies: Record<string, string>
}

test('permits a choice with one permitted licence, and combinations of permitted ones', () => {
  expect(isAllowed('MIT')).toBe(true)
  expect(isAllowed('(MIT OR GPL-3.0-or-later)')).toBe(true)
  expect(isAllowed('(MIT AND Zlib)')).toBe(true)
  expect(isAllowed('GPL-3.0-or-later')).toBe(false)
  expect(isAllowed('AGPL-3.0-only')).toBe(false)
  expect(isAllowed('(MIT AND GPL-2.0-only)')).toBe(false)
  expect(isAllowed('SEE LICENSE IN EULA')).toBe(false)
  expect(idsOf('(MIT OR GPL-3.0-or-later)')).toEqual(['MIT'])
})

test('has the text of a permitted licence', () => {
  expect(licenceText('ISC')).toContain('Permission to use, copy, modify, and/or distribute this software')
})

test('does not guess the licence of a package that states none', () => {
  expect(licenceOf('some-package', undefined)).toBeUndefined()
  expect(licenceOf('png-js', undefined)).toBe('MIT')
})

test('every package of the app and of the server has a permitted licence with its text', () => {
  const packages = productionPackages()
  expect(packages.length).toBeGreaterThan(300)
  expect(packages.filter(({ text }) => text.length < 100).map(({ name }) => name)).toEqual([])
  const names = new Set(packages.map(({ name }) => name))
  expect(Object.keys(dependencies).filter((name) => !names.has(name))).toEqual([])
})

test('writes an SBOM with all packages, and the text of each licence', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'aerie-licences-'))
  try {
    await writeNotices(folder)
    const sbom = JSON.parse(readFileSync(path.join(folder, 'sbom.cdx.json'), 'utf8')) as {
      bomFormat: string
      components: { 'bom-ref': string; licenses: unknown[] }[]
      dependencies: { ref: string; dependsOn: string[] }[]
    }
    const packages = productionPackages()
    const refs = packages.map(({ name, version }) => `${name}@${version}`)
    expect(sbom.bomFormat).toBe('CycloneDX')
    expect(sbom.components.map((each) => each['bom-ref'])).toEqual(refs)
    expect(sbom.components.every(({ licenses }) => licenses.length > 0)).toBe(true)
    const known = new Set(refs)
    const targets = sbom.dependencies.flatMap(({ dependsOn }) => dependsOn)
    expect(targets.filter((each) => !known.has(each))).toEqual([])
    const notices = readFileSync(path.join(folder, 'THIRD-PARTY.txt'), 'utf8')
    for (const part of ['Natural Earth', 'DejaVu', 'GDAL', 'PostgreSQL']) expect(notices).toContain(part)
    for (const { name, version } of packages) expect(notices).toContain(`\n${name} ${version}\n`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
