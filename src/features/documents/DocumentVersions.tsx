import { Button, Flex, Typography } from 'antd'
import { useRestoreDocumentVersionMutation, type Document, type DocumentVersion } from '../../api/document'
import { downloadHref } from '../../api/download'
import { byteSize } from '../../shared/byteSize'
import { absoluteTime } from '../../shared/time/timeText'
import { documentsText } from './messages'

interface DocumentVersionsProps {
  document: Document
  versions: DocumentVersion[]
}

/** Earlier files of a document, each with buttons to download and to restore it. */
export function DocumentVersions({ document: { _id: documentId, version }, versions }: DocumentVersionsProps) {
  const [restore, { isLoading }] = useRestoreDocumentVersionMutation()
  return (
    <section>
      <Typography.Title level={2} style={{ fontSize: 16, marginTop: 24 }}>
        {documentsText('versions')}
      </Typography.Title>
      {versions.length === 0 && <p>{documentsText('noVersions')}</p>}
      <Flex component="ul" vertical gap={12} style={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {versions.map(({ number, name, size, uploadedAt, uploadedBy }) => (
          <Flex component="li" key={number} justify="space-between" gap={12} wrap>
            <span style={{ overflowWrap: 'anywhere' }}>
              {documentsText('versionNumber', { number })}{' '}
              <Typography.Text type="secondary">
                {[name, byteSize(size), uploadedBy?.name, absoluteTime(uploadedAt)].filter(Boolean).join(' · ')}
              </Typography.Text>
            </span>
            <Flex gap={4}>
              <Button
                size="small"
                href={downloadHref(`/document/download/${documentId}`, { number })}
                aria-label={documentsText('downloadVersion', { number })}
              >
                {documentsText('download')}
              </Button>
              <Button
                size="small"
                loading={isLoading}
                aria-label={documentsText('restoreVersion', { number })}
                onClick={() => void restore({ documentId, earlierVersion: { version, number } })}
              >
                {documentsText('restore')}
              </Button>
            </Flex>
          </Flex>
        ))}
      </Flex>
    </section>
  )
}
