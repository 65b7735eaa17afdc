import { openGdal } from './gdal'

const PATH = process.env['PATH']
afterEach(() => {
  process.env['PATH'] = PATH
})

test("without a GDAL on PATH the bundled one is used, unless the system's was asked for", async () => {
  process.env['PATH'] = '/nowhere'
  expect((await openGdal('auto')).engine).toBe('bundled')
  await expect(openGdal('system')).rejects.toThrow('There is no GDAL 3.1 or newer on PATH')
})
