// Sends a multipart request with one file, like a browser.
import type { LightMyRequestResponse } from 'fastify'
import type { Answer, TestApp } from './testApp'

const BOUNDARY = 'aerie-test-boundary'

/** Posts `bytes` as the field `file`, with a file name that a server must not trust. */
export async function upload<Data = { fileId: string; url: string }>(
  aerie: TestApp,
  cookie: string,
  url: string,
  bytes: Buffer | string,
): Promise<Answer<Data>> {
  const response = await sendFile(aerie, cookie, url, bytes)
  return { ...response.json<Omit<Answer<Data>, 'code'>>(), code: response.statusCode }
}

/** As `upload`. @returns the response as it is */
export const sendFile = (
  { app }: TestApp,
  cookie: string,
  url: string,
  bytes: Buffer | string,
): Promise<LightMyRequestResponse> =>
  app.inject({
    method: 'POST',
    url: `/apis/v1${url}`,
    headers: { cookie, 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    payload: Buffer.concat([
      Buffer.from(
        `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="../../poster.png"\r\n` +
          'content-type: image/png\r\n\r\n',
      ),
      Buffer.from(bytes),
      Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
    ]),
  })
