import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { test } from 'node:test'

/** Files of packages that the browser loads unchanged, by the beginning of their name in the build. */
const VENDOR_FILES = {
  'pdf.worker.min.': 'pdfjs-dist/build/pdf.worker.min.mjs',
  'maplibre-gl-worker.': 'maplibre-gl/dist/maplibre-gl-worker.mjs',
  'countries-50m.': 'world-atlas/countries-50m.json',
}

const ASSETS = path.resolve(__dirname, '../dist/assets')

test('the build copies vendor files byte for byte', () => {
  const { resolve } = createRequire(__filename)
  const vendorFiles = readdirSync(ASSETS).filter((file) => /\.(mjs|json)$/.test(file))
  assert.equal(vendorFiles.length, Object.keys(VENDOR_FILES).length, vendorFiles.join(', '))
  for (const [start, source] of Object.entries(VENDOR_FILES)) {
    const built = vendorFiles.find((file) => file.startsWith(start))
    assert.ok(built, start)
    const copied = readFileSync(path.join(ASSETS, built))
    assert.ok(copied.equals(readFileSync(resolve(source))), `${built} differs from ${source}`)
  }
})

test('no file of the build is named by a hash that a number could contain', () => {
  for (const folder of ['assets', 'js', 'css']) {
    for (const file of readdirSync(path.resolve(ASSETS, '..', folder))) {
      assert.match(file, /\.[a-z]{16}\./, file)
    }
  }
})
