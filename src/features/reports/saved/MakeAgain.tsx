import { Alert, Button, Typography } from 'antd'
import {
  useLazyGetReportEditionChangesQuery,
  type ReportComparison,
  type ReportEdition,
  type ReportInputChange,
} from '../../../api/report'
import { savedText } from './messages'
import { inputLabel } from './savedLabels'

/** Makes an edition again from the data of today, and says what has changed. */
export function MakeAgain({ edition }: { edition: ReportEdition }) {
  const [compare, { currentData, error, isFetching }] = useLazyGetReportEditionChangesQuery()
  const comparison = currentData?.data
  return (
    <section className="report-section" aria-live="polite">
      <Typography.Paragraph type="secondary">{savedText('makeAgainHelp')}</Typography.Paragraph>
      <Button loading={isFetching} onClick={() => void compare({ editionId: edition._id })}>
        {savedText('makeAgain')}
      </Button>
      {error && !isFetching && (
        <Alert className="report-empty" type="error" showIcon title={error.message ?? savedText('problemTitle')} />
      )}
      {comparison && !isFetching && <Result edition={edition} comparison={comparison} />}
    </section>
  )
}

function Result({ edition, comparison }: { edition: ReportEdition; comparison: ReportComparison }) {
  const { sameBytes, dataSha256, changes, problem, software } = comparison
  if (problem !== null) {
    return (
      <Alert className="report-empty" type="warning" showIcon title={savedText('problemTitle')} description={problem} />
    )
  }
  return (
    <Alert
      className="report-empty"
      type={sameBytes ? 'success' : 'warning'}
      showIcon
      title={savedText(sameBytes ? 'sameTitle' : 'differentTitle')}
      description={
        <>
          <p>{explanation()}</p>
          {changes.length > 0 && (
            <ul>
              {changes.map((change) => (
                <Change key={`${change.kind} ${change.name}`} change={change} />
              ))}
            </ul>
          )}
          {!sameBytes && <p className="report-hash">{savedText('newSha', { sha256: dataSha256 ?? '' })}</p>}
        </>
      }
    />
  )

  function explanation(): string {
    if (changes.length > 0) return savedText(sameBytes ? 'sameInputsHelp' : 'differentHelp')
    if (sameBytes) return savedText('sameHelp')
    return savedText('softwareHelp', { before: edition.software, now: software })
  }
}

function Change({ change }: { change: ReportInputChange }) {
  const { kind, added, removed, changed, examples } = change
  const input = inputLabel(change)
  if (kind === 'baseLayer' || kind === 'layer') {
    if (added > 0) return <li>{savedText('inputAdded', { input })}</li>
    return <li>{savedText(removed > 0 ? 'inputRemoved' : 'inputChanged', { input })}</li>
  }
  const parts: string[] = []
  if (added > 0) parts.push(savedText('added', { count: added }))
  if (removed > 0) parts.push(savedText('removed', { count: removed }))
  if (changed > 0) parts.push(savedText('changed', { count: changed }))
  const more = added + removed + changed - examples.length
  return (
    <li>
      {savedText('changeCounts', { input, parts: parts.join(', ') })}
      <ul>
        {examples.map(({ _id, name, change: what }) => (
          <li key={_id}>{itemText(what, name ?? savedText('itemGone'))}</li>
        ))}
        {more > 0 && <li>{savedText('moreItems', { count: more })}</li>}
      </ul>
    </li>
  )
}

function itemText(change: ReportInputChange['examples'][number]['change'], name: string): string {
  if (change === 'added') return savedText('itemAdded', { name })
  return change === 'removed' ? savedText('itemRemoved', { name }) : savedText('itemChanged', { name })
}
