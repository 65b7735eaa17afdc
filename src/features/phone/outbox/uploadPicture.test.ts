import { delay, http, HttpResponse } from 'msw'
import { apiUrl } from '../../../testing/handlers/apiUrl'
import { server } from '../../../testing/server'
import { STALLED_MS, uploadPicture } from './uploadPicture'

const PICTURE = new Blob(['picture'], { type: 'image/jpeg' })
const progress = () => ({ onUrl: jest.fn(), onShare: jest.fn() })

afterEach(() => jest.useRealTimers())

test('gives up a line that moves nothing, so that the next attempt can go on', async () => {
  jest.useFakeTimers()
  server.use(http.post(apiUrl('/phone/tus'), () => delay('infinite')))
  const failed = uploadPicture(PICTURE, undefined, progress()).catch((error: Error) => error)
  await jest.advanceTimersByTimeAsync(STALLED_MS)
  expect(await failed).toMatchObject({ message: 'Nothing was sent for a minute' })
})

test.each([
  [
    413,
    { status: false, message: 'The photo is too large' },
    { name: 'UploadRefused', message: 'The photo is too large' },
  ],
  [503, { status: false, message: 'Busy' }, { name: 'Error' }],
])('a refusal is final, a failure of the server is not: %s', async (status, reply, expected) => {
  server.use(http.post(apiUrl('/phone/tus'), () => HttpResponse.json(reply, { status })))
  await expect(uploadPicture(PICTURE, undefined, progress())).rejects.toMatchObject(expected)
})
