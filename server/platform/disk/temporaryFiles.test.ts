import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { until } from '../../testing/until'
import { AppError } from '../core/errors'
import { namelessFile } from './namelessFile'
import { createTemporaryFiles, type TemporaryFiles } from './temporaryFiles'

const GIB = 2 ** 30

/** The status with which a further clip of a byte is refused. */
function refusal(files: TemporaryFiles, tenantId: string): number | undefined {
  try {
    files.hold('clip', tenantId, 1)
    return undefined
  } catch (error) {
    return error instanceof AppError ? error.status : undefined
  }
}

test('refuses a file at the limit of a tenant with 429 and at that of the process with 503', () => {
  const files = createTemporaryFiles()
  const held = Array.from({ length: 4 }, () => files.hold('clip', 'one', 1))
  expect(refusal(files, 'one')).toBe(429)
  for (const tenant of ['two', 'three', 'four', 'five']) {
    for (let count = 0; count < 4; count++) files.hold('clip', tenant, 1)
  }
  expect(refusal(files, 'six')).toBe(503)
  // Other kinds have places of their own.
  files.hold('moment', 'one', 1)
  held[0]?.release()
  held[0]?.release()
  files.hold('clip', 'one', 1)
  expect(files.list()).toHaveLength(21)
})

test('gives each of several processes its share of the limits, and two files at least', () => {
  const files = createTemporaryFiles(2)
  for (let tenant = 0; tenant < 5; tenant++)
    for (let count = 0; count < 2; count++) files.hold('clip', `tenant ${tenant}`, 1)
  // A tenant has half of 4, and the process half of 20.
  expect([refusal(files, 'tenant 1'), refusal(files, 'another')]).toEqual([429, 503])
  const ofMany = createTemporaryFiles(64)
  ofMany.hold('clip', 'one', 1)
  expect(refusal(ofMany, 'one')).toBeUndefined()
  expect(refusal(ofMany, 'one')).toBe(429)
  const large = createTemporaryFiles(2)
  large.hold('clip', 'one', 1.5 * GIB)
  large.hold('clip', 'one', 0.4 * GIB)
  large.hold('clip', 'two', 1.5 * GIB)
  expect(() => large.hold('clip', 'two', 0.6 * GIB)).toThrow('already')
})

test('limits the bytes of a tenant, but not a single file', () => {
  const files = createTemporaryFiles()
  const large = files.hold('clip', 'one', 5 * GIB)
  expect(refusal(files, 'one')).toBe(429)
  large.setBytes(GIB)
  files.hold('clip', 'one', 1)
})

describe('a file without a name', () => {
  const DATA_DIR = mkdtempSync(path.join(tmpdir(), 'aerie-nameless-'))
  afterAll(() => rmSync(DATA_DIR, { recursive: true }))
  const files = createTemporaryFiles()
  const hold = () => ({ held: files.hold('download', 'one', 100), name: 'part' })

  test('is counted until its receiver has left', async () => {
    const file = await namelessFile({ DATA_DIR }, hold(), async (output) => writeFileSync(output, 'content'))
    expect(files.list()).toMatchObject([{ kind: 'download', tenantId: 'one', bytes: 7 }])
    expect(readdirSync(path.join(DATA_DIR, 'work'))).toEqual([])
    file.send().destroy()
    await until(() => files.list().length === 0)
  })

  test('is not counted when it cannot be written', async () => {
    const fail = () => Promise.reject(new Error('no'))
    await expect(namelessFile({ DATA_DIR }, hold(), fail)).rejects.toThrow('no')
    expect(files.list()).toEqual([])
  })
})
