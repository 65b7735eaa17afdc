import { useEffect, useRef } from 'react'
import { Alert, Descriptions } from 'antd'
import { useSearchParams } from 'react-router-dom'
import { useFinishSingleSignOnTestMutation, type SingleSignOnTestReply } from '../../api/single-sign-on'
import { GuestFrame } from '../../shared/guest/GuestFrame'
import { Link } from '../../shared/Link'
import { answerOf } from './answerOf'
import { problemOf } from './problemOf'
import { testText } from './testMessages'

/** What a test of the settings has shown. */
export function TestResultPage({ state }: { state: string }) {
  const [search] = useSearchParams()
  const [finish, { data, error }] = useFinishSingleSignOnTestMutation()
  // The answer is valid once, also where effects run twice.
  const isSent = useRef(false)

  useEffect(() => {
    if (isSent.current) return
    isSent.current = true
    void finish({ singleSignOnAnswer: answerOf(search, state) })
  }, [search, state, finish])

  return (
    <GuestFrame page={testText('title')}>
      <h1>{testText(error ? 'failed' : 'title')}</h1>
      {!data && !error && (
        <p className="guest-help" role="status">
          {testText('finishing')}
        </p>
      )}
      {error && <Alert className="guest-notice" type="error" showIcon title={problemOf(error)} />}
      {data && <Result arrived={data.data} />}
      <div className="guest-links">
        <Link to="/dashboard/tenant/organisation/single-sign-on">{testText('back')}</Link>
      </div>
    </GuestFrame>
  )
}

function Result({ arrived }: { arrived: SingleSignOnTestReply['data'] }) {
  const { outcome, reason, unknownGroups } = arrived
  const yesOrNo = (value: boolean) => testText(value ? 'yes' : 'no')
  const list = (values: readonly string[]) => values.join(', ') || testText('none')
  const facts = [
    { key: 'subject', children: arrived.subject },
    { key: 'email', children: arrived.email ?? testText('none') },
    { key: 'isEmailVerified', children: yesOrNo(arrived.isEmailVerified) },
    { key: 'name', children: arrived.name ?? testText('none') },
    { key: 'groups', children: unknownGroups === null ? list(arrived.groups) : testText('unknown') },
    { key: 'isDomainProven', children: yesOrNo(arrived.isDomainProven) },
    { key: 'userGroups', children: list(arrived.userGroups) },
  ] as const
  return (
    <>
      <Alert
        className="guest-notice"
        type={outcome === 'refused' ? 'error' : 'success'}
        showIcon
        title={testText('outcome', { outcome })}
        description={reason}
      />
      {unknownGroups !== null && (
        <Alert
          className="guest-notice"
          type="warning"
          showIcon
          title={testText('unknownGroups')}
          description={testText('unknownGroupsHelp', { why: unknownGroups })}
        />
      )}
      <Descriptions
        column={1}
        size="small"
        bordered
        style={{ marginBottom: 16, overflowWrap: 'anywhere' }}
        items={facts.map(({ key, children }) => ({ key, label: testText(key), children }))}
      />
    </>
  )
}
