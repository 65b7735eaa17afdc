import type { FileKind } from '../../media/file-kind/fileKind'
import { CONTAINERS, type Container } from '../../media/video/videoFacts'

/** Undefined for a file that cannot become a recording. */
export const containerOf = (kind: FileKind): Container | undefined => CONTAINERS.find((container) => container === kind)
