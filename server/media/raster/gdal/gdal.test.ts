import { openGdal } from './gdal'

const PATH = process.env['PATH']
afterEach(() => {
  process.env['PATH'] = PATH
})

test("uses the bundled GDAL when PATH has none, unless the system's is required", async () => {
  process.env['PATH'] = '/nowhere'
  expect((await openGdal('auto')).engine).toBe('bundled')
  await expect(openGdal('system')).rejects.toThrow('There is no GDAL 3.1 or newer on PATH')
})
