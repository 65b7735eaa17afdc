// Watches the readers of untrusted files with strace, where that exists: none of them may open a socket to another host, also without a
// network namespace that would stop it.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ROOT } from '../platform/core/folders'

const hasStrace = spawnSync('strace', ['-V'], { stdio: 'ignore' }).status === 0
/** Sockets of the internet. Those of one process with itself and of the name service of the machine are others. */
const OUTGOING = /\b(?:socket\(AF_INET|connect\([^)]*AF_INET|sendto\([^)]*AF_INET)/

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'aerie-watched-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Runs a program with all its children. @returns the calls that concern the network */
function watched(args: readonly string[]): string[] {
  const log = path.join(folder, 'calls.txt')
  const options = ['-f', '-qq', '-e', 'trace=network', '-o', log]
  const { status, stderr } = spawnSync('strace', [...options, process.execPath, ...args], {
    encoding: 'utf8',
    cwd: ROOT,
  })
  if (status !== 0) throw new Error(stderr)
  return readFileSync(log, 'utf8').split('\n')
}

/** What each group of readers needs to be tried. */
const GROUPS = [
  ['bundled', 'the readers that Aerie contains', undefined],
  ['gdal', 'the GDAL of the system', 'gdalinfo'],
  ['ffmpeg', 'ffmpeg', 'ffmpeg'],
] as const

test('strace tells when a process opens a socket to another host', () => {
  if (!hasStrace) return skip('strace')
  const seen = watched(['-e', `require('node:net').connect(9, '127.0.0.1').on('error', () => undefined)`])
  expect(seen.some((call) => OUTGOING.test(call))).toBe(true)
})

test.each(GROUPS)('%s: no reader of files opens a socket to another host (%s)', (readers, _, program) => {
  if (!hasStrace) return skip('strace')
  if (program !== undefined && spawnSync(program, ['--version'], { stdio: 'ignore' }).error) return skip(program)
  const calls = watched([
    '-r',
    'tsx/cjs',
    path.join(__dirname, 'testing/readAll.ts'),
    readers,
    JSON.stringify(hostile()),
  ])
  expect(calls.length).toBeGreaterThan(1)
  expect(calls.filter((call) => OUTGOING.test(call))).toEqual([])
})

/** Where a program does not exist, the test says so, and nothing is claimed. */
function skip(program: string): void {
  process.stderr.write(`${program} is not installed here: what needs it was not watched\n`)
}

/** One file for each kind of reader, which names a file elsewhere. */
function hostile(): Record<string, string> {
  const file = (name: string, content: string) => {
    writeFileSync(path.join(folder, name), content)
    return path.join(folder, name)
  }
  const url = 'http://192.0.2.1/reference'
  const pdf = `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R/OpenAction<</S/URI/URI(${url})>>>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Contents<</F<</FS/URL/F(${url})>>>>>>endobj\ntrailer<</Root 1 0 R>>\n`
  return {
    pdf: file('link.pdf', pdf),
    office: file('link.docx', url),
    video: file('list.mp4', `#EXTM3U\n#EXT-X-TARGETDURATION:1\n#EXTINF:1,\n${url}.ts\n#EXT-X-ENDLIST\n`),
    model: file('model.onnx', url),
    telemetry: file('track.gpx', `<?xml version="1.0"?><!DOCTYPE gpx SYSTEM "${url}"><gpx/>`),
    kml: file(
      'link.kml',
      `<kml xmlns="http://www.opengis.net/kml/2.2"><NetworkLink><Link><href>${url}</href></Link></NetworkLink></kml>`,
    ),
    vrt: file(
      'link.vrt',
      `<VRTDataset rasterXSize="1" rasterYSize="1"><VRTRasterBand dataType="Byte" band="1"><SimpleSource><SourceFilename>/vsicurl/${url}</SourceFilename></SimpleSource></VRTRasterBand></VRTDataset>`,
    ),
    photo: file(
      'photo.jpg',
      `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="8" height="8"><image width="8" height="8" xlink:href="${url}"/></svg>`,
    ),
    output: path.join(folder, 'output'),
  }
}
