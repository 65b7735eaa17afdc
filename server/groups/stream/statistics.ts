// What is stored of the statistics of a stream.
import type { components } from '../../contract/contract.gen'

type StreamStatistics = components['schemas']['StreamStatistics']

export type StoredStatistics = StreamStatistics & { paths: components['schemas']['LivePath'][] }
