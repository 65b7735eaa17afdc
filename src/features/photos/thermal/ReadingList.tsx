import { DeleteOutlined, DownloadOutlined } from '@ant-design/icons'
import { Button, Flex } from 'antd'
import { saveFile } from '../../../api/download'
import { useDeleteThermalReadingMutation, type Reading } from '../../../api/thermal'
import { spreadsheetCsv } from '../../../shared/spreadsheetCsv'
import { degreesText } from './degreesText'
import { thermalText } from './messages'

/** The stored readings of a photo, and their export. */
export function ReadingList({ name, readings, canDelete }: { name: string; readings: Reading[]; canDelete: boolean }) {
  const [remove] = useDeleteThermalReadingMutation()
  if (readings.length === 0) return <p>{thermalText('noReadings')}</p>
  const nameOf = ({ kind, label }: Reading, index: number) =>
    label || thermalText('readingName', { kind: thermalText(kind), number: index + 1 })
  const exportAll = () => saveFile(new Blob(['\ufeff', csvOf(readings)], { type: 'text/csv' }), `${name}.csv`)
  return (
    <Flex vertical gap={8} align="start">
      <ul className="thermal-readings">
        {readings.map((reading, index) => (
          <li key={reading._id}>
            <span>{nameOf(reading, index)}</span>
            <span>
              {reading.kind === 'point'
                ? thermalText('degrees', { value: degreesText(reading.mean) })
                : thermalText('range', {
                    min: degreesText(reading.min),
                    max: degreesText(reading.max),
                    mean: degreesText(reading.mean),
                  })}
            </span>
            {canDelete && (
              <Button
                type="text"
                size="small"
                icon={<DeleteOutlined />}
                aria-label={thermalText('delete', { name: nameOf(reading, index) })}
                onClick={() => void remove({ readingId: reading._id })}
              />
            )}
          </li>
        ))}
      </ul>
      <Button icon={<DownloadOutlined aria-hidden />} onClick={exportAll}>
        {thermalText('exportCsv')}
      </Button>
    </Flex>
  )
}

function csvOf(readings: Reading[]): string {
  const rows = readings.map(({ kind, label, points, min, max, mean, parameters, createdAt }) => ({
    kind,
    label,
    points: points.map((point) => point.join(' ')).join('; '),
    'min °C': min,
    'max °C': max,
    'mean °C': mean,
    ...parameters,
    'measured at': createdAt,
  }))
  return spreadsheetCsv(rows)
}
