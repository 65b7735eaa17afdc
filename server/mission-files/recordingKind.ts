import type { FileKind } from '../uploads/file-kind/fileKind'
import { CONTAINERS, type Container } from '../video/videoFacts'

/** Undefined for a file that cannot become a recording. */
export const containerOf = (kind: FileKind): Container | undefined => CONTAINERS.find((container) => container === kind)
