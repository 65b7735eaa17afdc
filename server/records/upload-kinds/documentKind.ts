import { mediaTypeOf, type FileKind } from '../../media/file-kind/fileKind'

export const OFFICE_KINDS = ['docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp'] as const satisfies FileKind[]

/** Files that become a document wherever they are dropped, and those that do if a user adds them to the documents. */
const DOCUMENT_KINDS: FileKind[] = ['pdf', 'text', ...OFFICE_KINDS]
const ALSO_ACCEPTED: FileKind[] = ['csv', 'srt', 'jpeg', 'photo', 'png', 'webp']

const OFFICE_TYPES = new Set<string>(OFFICE_KINDS.map(mediaTypeOf))

export const isOfficeType = (mediaType: string): boolean => OFFICE_TYPES.has(mediaType)

export const isDocumentKind = (kind: FileKind): boolean => DOCUMENT_KINDS.includes(kind)

export const isAcceptedAsDocument = (kind: FileKind): boolean => isDocumentKind(kind) || ALSO_ACCEPTED.includes(kind)
