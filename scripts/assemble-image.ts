// Copies what the running server needs into a folder, which the Dockerfile copies into the image as it is:
//   npx tsx scripts/assemble-image.ts build/image
// The app and the server must have been built.
import path from 'node:path'
import { assemble } from './image/assemble'
import { writeNotices } from './image/licences/notices'

async function main(folder = 'build/image'): Promise<void> {
  const target = path.resolve(folder)
  await assemble(target, { server: 'build/server', app: 'dist' })
  await writeNotices(path.join(target, 'licences'))
}

void main(process.argv[2])
