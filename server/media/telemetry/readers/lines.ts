import { StringDecoder } from 'node:string_decoder'
import { telemetryText } from '../messages'
import { TelemetryError } from '../telemetryError'

const MAX_LINE = 1024 * 1024

/** The lines of a text without line breaks. @throws TelemetryError for a line of more than 1 MB */
export async function* linesOf(source: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8')
  let rest = ''
  for await (const chunk of source) {
    const lines = (rest + decoder.write(chunk)).split('\n')
    rest = lines.pop() ?? ''
    if (rest.length > MAX_LINE) throw new TelemetryError(telemetryText('longLine'))
    for (const line of lines) yield line.replace(/\r$/, '')
  }
  rest += decoder.end()
  if (rest !== '') yield rest
}
