import { Button, Flex, Typography } from 'antd'
import type { VisitContents } from '../../api/visit'
import { byteSize } from '../../shared/byteSize'
import { Facts } from '../../shared/Facts'
import { lazyArea } from '../../shared/lazyArea'
import { sharedText } from '../../shared/sharedText'
import { absoluteTime } from '../../shared/time/timeText'
import { visitText } from './messages'
import { fileHref } from './visitAddress'
import './visit.css'

const PdfPreview = lazyArea(() => import('../../shared/pdf/PdfPreview'), 'PdfPreview')

/** A document, a report, the picture of an outcome or the archive of a case. */
export function VisitFile({ visit, contents }: { visit: string; contents: VisitContents }) {
  const { file, outcome, allowsDownload } = contents
  return (
    <div className="visit-scroll">
      <div className="visit-column">
        {outcome && <OutcomeFacts outcome={outcome} />}
        {file && (
          <>
            <Flex justify="space-between" align="center" wrap gap={8}>
              <Typography.Text strong style={{ overflowWrap: 'anywhere' }}>
                {file.name}
              </Typography.Text>
              {allowsDownload ? (
                <Button type="primary" href={fileHref(visit, true)} download>
                  {visitText('downloadSize', { size: byteSize(file.size) })}
                </Button>
              ) : (
                <Typography.Text type="secondary">{visitText('noDownload')}</Typography.Text>
              )}
            </Flex>
            <Shown visit={visit} file={file} />
          </>
        )}
      </div>
    </div>
  )
}

function Shown({ visit, file }: { visit: string; file: NonNullable<VisitContents['file']> }) {
  const { canShow, mediaType, name } = file
  const address = fileHref(visit, false)
  if (canShow && mediaType === 'application/pdf') return <PdfPreview address={address} name={name} />
  if (canShow && mediaType.startsWith('image/')) {
    return <img src={address} alt={visitText('picture', { name })} style={{ maxWidth: '100%' }} />
  }
  return <p>{visitText('noPreview')}</p>
}

function OutcomeFacts({ outcome }: { outcome: NonNullable<VisitContents['outcome']> }) {
  const { description, at, timeOfFile, severity } = outcome
  const time = at && absoluteTime(at)
  return (
    <>
      {description && <p className="visit-text">{description}</p>}
      <Facts
        items={[
          ...(time
            ? [
                {
                  key: 'at',
                  label: visitText('time'),
                  children: timeOfFile ? sharedText('timeOfFile', { time }) : time,
                },
              ]
            : []),
          ...(severity ? [{ key: 'severity', label: visitText('severity'), children: severity }] : []),
        ]}
      />
    </>
  )
}
