// An S3-compatible store: OpenStack Swift with one copy of each object.
import { spawnSync, type ChildProcess } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import path from 'node:path'
import { CreateBucketCommand, GetObjectCommand, S3Client } from '@aws-sdk/client-s3'
import type { S3Settings } from '../../../server/platform/core/config'
import { s3ClientConfig } from '../../../server/platform/storage/s3'
import { freePort, untilListening } from './ports'
import { programAt, startProgram, stopProgram } from './programs'

const BUCKET = 'aerie'
const KEYS = { id: 'test:tester', secret: 'testing' }
const SERVERS = ['account', 'container', 'object'] as const

export interface Swift {
  readonly settings: S3Settings
  /** The content of an object. */
  read(key: string): Promise<Buffer>
  /** Stops answering, without an end of its connections. */
  freeze(): void
  /** Answers again. */
  thaw(): void
  /** Ends the server that receives the requests. */
  kill(): Promise<void>
  /** Starts it again. */
  start(): Promise<void>
  stop(): Promise<void>
}

export async function startSwift({ folder, logs }: { folder: string; logs: string }): Promise<Swift> {
  const home = path.join(folder, 'swift')
  mkdirSync(path.join(home, 'node', 'd1'), { recursive: true })
  const { username } = userInfo()
  const common = { user: username, swift_dir: home, workers: '0', bind_ip: '127.0.0.1' }
  writeConfig(path.join(home, 'swift.conf'), {
    'swift-hash': { swift_hash_path_suffix: 'chaos' },
    'storage-policy:0': { name: 'Policy-0', default: 'yes' },
  })
  const others: ChildProcess[] = []
  for (const name of SERVERS) {
    const port = await freePort()
    buildRing(home, name, port)
    const file = path.join(home, `${name}-server.conf`)
    const devices = { devices: path.join(home, 'node'), mount_check: 'false', disable_fallocate: 'true' }
    writeConfig(file, {
      DEFAULT: { ...common, ...devices, bind_port: String(port) },
      'pipeline:main': { pipeline: `${name}-server` },
      [`app:${name}-server`]: { use: `egg:swift#${name}` },
    })
    others.push(startServer(name, file, logs))
    await untilListening(port, `swift-${name}-server`)
  }
  const cachePort = await freePort()
  const cacheArgs = ['-l', '127.0.0.1', '-p', String(cachePort), '-u', username]
  others.push(startProgram({ name: 'memcached', program: programAt('memcached'), args: cacheArgs, logs }))
  const port = await freePort()
  const proxyFile = path.join(home, 'proxy-server.conf')
  writeConfig(proxyFile, proxyConfig({ ...common, bind_port: String(port) }, cachePort))

  let proxy: ChildProcess
  const start = async (): Promise<void> => {
    proxy = startServer('proxy', proxyFile, logs)
    await untilListening(port, 'swift-proxy-server')
  }
  await start()
  const settings: S3Settings = {
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    bucket: BUCKET,
    accessKeyId: KEYS.id,
    secretAccessKey: KEYS.secret,
  }
  const client = new S3Client(s3ClientConfig(settings))
  await client.send(new CreateBucketCommand({ Bucket: BUCKET }))
  return {
    settings,
    start,
    async read(key) {
      const { Body } = await client.send(new GetObjectCommand({ Bucket: BUCKET, Key: key }))
      return Buffer.from((await Body?.transformToByteArray()) ?? [])
    },
    freeze: () => void proxy.kill('SIGSTOP'),
    thaw: () => void proxy.kill('SIGCONT'),
    kill: () => stopProgram(proxy, 'SIGKILL'),
    async stop() {
      client.destroy()
      for (const child of [proxy, ...others]) await stopProgram(child, 'SIGKILL')
    },
  }
}

const startServer = (name: string, config: string, logs: string): ChildProcess =>
  startProgram({ name: `swift-${name}`, program: programAt(`swift-${name}-server`), args: [config], logs })

function buildRing(home: string, name: string, port: number): void {
  const builder = path.join(home, `${name}.builder`)
  const steps = [['create', '6', '1', '0'], ['add', `r1z1-127.0.0.1:${port}/d1`, '100'], ['rebalance']]
  for (const step of steps) {
    const { status, stderr } = spawnSync(programAt('swift-ring-builder'), [builder, ...step], { encoding: 'utf8' })
    // 1 is a warning.
    if (status !== 0 && status !== 1) throw new Error(`swift-ring-builder ${step.join(' ')}: ${stderr}`)
  }
}

function proxyConfig(common: Record<string, string>, cachePort: number) {
  return {
    DEFAULT: common,
    'pipeline:main': { pipeline: 'catch_errors proxy-logging cache s3api tempauth bulk slo dlo proxy-server' },
    'app:proxy-server': { use: 'egg:swift#proxy', account_autocreate: 'true' },
    'filter:catch_errors': { use: 'egg:swift#catch_errors' },
    'filter:proxy-logging': { use: 'egg:swift#proxy_logging' },
    'filter:cache': { use: 'egg:swift#memcache', memcache_servers: `127.0.0.1:${cachePort}` },
    'filter:s3api': { use: 'egg:swift#s3api', s3_acl: 'false', location: 'us-east-1' },
    'filter:tempauth': { use: 'egg:swift#tempauth', user_test_tester: `${KEYS.secret} .admin` },
    'filter:bulk': { use: 'egg:swift#bulk' },
    'filter:slo': { use: 'egg:swift#slo' },
    'filter:dlo': { use: 'egg:swift#dlo' },
  }
}

function writeConfig(file: string, sections: Record<string, Record<string, string>>): void {
  const lines = Object.entries(sections).flatMap(([section, values]) => [
    `[${section}]`,
    ...Object.entries(values).map(([key, value]) => `${key} = ${value}`),
  ])
  writeFileSync(file, `${lines.join('\n')}\n`)
}
