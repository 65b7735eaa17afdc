import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createOnce } from './createOnce'

const folder = mkdtempSync(path.join(tmpdir(), 'aerie-once-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('keeps the line of the first call and leaves no other file', () => {
  const file = path.join(folder, 'kept')
  expect(createOnce(file, 'first')).toBe('first')
  expect(createOnce(file, 'second')).toBe('first')
  expect(readdirSync(folder)).toEqual(['kept'])
})

test('reads a file that exists where nothing can be written, as on a full disk', () => {
  const file = path.join(folder, 'place')
  createOnce(file, 'first')
  // The draft cannot be written.
  mkdirSync(`${file}.${process.pid}`)
  expect(createOnce(file, 'second')).toBe('first')
  expect(existsSync(`${file}.${process.pid}`)).toBe(true)
})
