import { useState } from 'react'
import { DownloadOutlined } from '@ant-design/icons'
import { Alert, Button, Flex, Modal, Table, Typography } from 'antd'
import { useImportAssetsMutation, type AssetImportReply } from '../../api/asset'
import { isApiError } from '../../api/errors'
import { FileButton } from '../../shared/forms/FileButton'
import { assetImportLimits } from '../../shared/limits/asset.gen'
import { StateTag } from '../../shared/StateTag'
import { assetImportText } from './messages'

type Report = AssetImportReply['data']
type Row = Report['rows'][number]
type Problem = 'tooLarge' | 'notText'

const WIDTH = 720
const PAGE = 10
const MAX_CHARACTERS = assetImportLimits.csv.maxLength
/** A character has at most so many bytes in UTF-8, so that a larger file has too many. */
const MAX_BYTES = 3 * MAX_CHARACTERS
/** Also of the template. */
const HEADER = 'name,serial,class,manufacturer,model,inServiceOn,hours,flights,cycles,firmware,health,note\n'
const EXAMPLE = `${HEADER}Kite 1,K4-0001,Drone,,,2026-01-31,12.5,40,,10.01.0021,,`

/** The text of a file in UTF-8 that is not too long. */
async function textOf(file: File): Promise<{ csv: string } | { problem: Problem }> {
  if (file.size > MAX_BYTES) return { problem: 'tooLarge' }
  const csv = await file.text()
  // A decoder writes U+FFFD for bytes that are not UTF-8.
  if (csv.includes('\ufffd') || csv.includes('\0')) return { problem: 'notText' }
  return csv.length > MAX_CHARACTERS ? { problem: 'tooLarge' } : { csv }
}

/** Imports assets from a CSV file: previews every row, and imports all of them or none. */
export function AssetImportDialog({ onClose }: { onClose: () => void }) {
  const [preview, previewing] = useImportAssetsMutation()
  const [importAssets, importing] = useImportAssetsMutation()
  const [csv, setCsv] = useState('')
  const [problem, setProblem] = useState<Problem>()
  const expected = previewing.data?.data
  const result = importing.data?.data

  const read = async (file: File) => {
    previewing.reset()
    importing.reset()
    const text = await textOf(file)
    setProblem('problem' in text ? text.problem : undefined)
    if ('problem' in text) return
    setCsv(text.csv)
    await preview({ assetImport: { csv: text.csv, preview: true } })
  }
  const run = async () => {
    const { error } = await importAssets({ assetImport: { csv } })
    // What has changed since the preview.
    if (error) await preview({ assetImport: { csv, preview: true } })
  }

  return (
    <Modal
      open
      width={WIDTH}
      title={assetImportText('title')}
      onCancel={onClose}
      mask={{ closable: false }}
      footer={
        <>
          <Button onClick={onClose}>{assetImportText('close')}</Button>
          {expected && expected.rejected === 0 && !result && (
            <Button type="primary" loading={importing.isLoading} onClick={() => void run()}>
              {assetImportText('doImport', { count: expected.created })}
            </Button>
          )}
        </>
      }
    >
      <p>{assetImportText('help')}</p>
      <Typography.Text type="secondary">{assetImportText('example')}</Typography.Text>
      <pre
        role="region"
        aria-label={assetImportText('example')}
        style={{ margin: '4px 0 16px', overflowX: 'auto' }}
        tabIndex={0}
      >
        {EXAMPLE}
      </pre>
      <Flex gap={8} wrap style={{ marginBottom: 16 }}>
        <FileButton
          label={assetImportText(expected ? 'chooseOther' : 'chooseFile')}
          accept=".csv,text/csv"
          loading={previewing.isLoading}
          disabled={importing.isLoading}
          onChoose={([file]) => void read(file)}
        />
        <Button
          icon={<DownloadOutlined aria-hidden />}
          href={`data:text/csv;charset=utf-8,${encodeURIComponent(HEADER)}`}
          download="assets.csv"
        >
          {assetImportText('downloadTemplate')}
        </Button>
      </Flex>
      <div aria-live="polite">
        {problem && (
          <Alert
            type="error"
            showIcon
            title={
              problem === 'notText' ? assetImportText('notText') : assetImportText('tooLarge', { max: MAX_CHARACTERS })
            }
          />
        )}
        <ImportState previewing={previewing} importing={importing} />
      </div>
      <ImportRows report={result ?? expected} isDone={result !== undefined} />
    </Modal>
  )
}

interface CallState {
  isLoading: boolean
  error?: unknown
  data?: AssetImportReply
}

/** What an import is doing, would do or has done. */
function ImportState({ previewing, importing }: { previewing: CallState; importing: CallState }) {
  const error = importing.error ?? previewing.error
  if (previewing.isLoading) return <Alert type="info" showIcon title={assetImportText('checking')} />
  if (importing.isLoading) return <Alert type="info" showIcon title={assetImportText('importing')} />
  if (isApiError(error)) return <Alert type="error" showIcon title={error.message} />
  if (importing.data) {
    const { created } = importing.data.data
    return <Alert type="success" showIcon title={assetImportText('imported', { count: created })} />
  }
  if (!previewing.data) return null
  const { created, rejected } = previewing.data.data
  if (rejected === 0) return <Alert type="info" showIcon title={assetImportText('ready', { count: created })} />
  return (
    <Alert
      type="warning"
      showIcon
      title={assetImportText('problems', { count: rejected })}
      description={assetImportText('problemsHelp')}
    />
  )
}

/** Every row with what is created or its problems, those with problems first. */
function ImportRows({ report, isDone }: { report: Report | undefined; isDone: boolean }) {
  if (!report) return null
  const hasProblems = ({ problems }: Row) => problems.length > 0
  const rows = [...report.rows.filter(hasProblems), ...report.rows.filter((row) => !hasProblems(row))]
  return (
    <Table<Row>
      size="small"
      rowKey="row"
      tableLayout="fixed"
      dataSource={rows}
      pagination={rows.length > PAGE ? { pageSize: PAGE, showSizeChanger: false } : false}
      style={{ marginTop: 12, overflowWrap: 'anywhere' }}
      columns={[
        { title: assetImportText('rowNumber'), dataIndex: 'row', width: 56 },
        {
          title: assetImportText('columnAsset'),
          width: '45%',
          render: (_, { name, serial, class: className, model }) => (
            <>
              <div>{name}</div>
              <Typography.Text type="secondary">
                {[serial, className, model].filter(Boolean).join(' · ')}
              </Typography.Text>
            </>
          ),
        },
        {
          title: assetImportText('columnResult'),
          render: (_, { problems }) =>
            problems.length === 0 ? (
              <StateTag hue="green">{assetImportText(isDone ? 'created' : 'willBeCreated')}</StateTag>
            ) : (
              problems.map(({ field, message }) => (
                <div key={`${field} ${message}`}>{assetImportText('problemAt', { field, message })}</div>
              ))
            ),
        },
      ]}
    />
  )
}
