import { Alert, Button } from 'antd'
import { useCheckSingleSignOnDomainMutation, type SingleSignOnProof } from '../../api/single-sign-on'
import { showMessage } from '../../shared/showMessage'
import { CopyableText } from './CopyableText'
import { domainText } from './domainMessages'
import { problemOf } from './problemOf'

/** The TXT record that proves a domain. */
export function DomainRecord({ proof: { domain, recordName, recordValue } }: { proof: SingleSignOnProof }) {
  const [check, { isLoading, error }] = useCheckSingleSignOnDomainMutation()
  const run = async () => {
    const { data } = await check({ singleSignOnDomainCheck: { domain } })
    if (data) showMessage({ type: 'success', text: domainText('done', { domain }) })
  }
  return (
    <>
      <CopyableText label={domainText('recordName')} text={recordName} />
      <CopyableText label={domainText('recordValue')} text={recordValue} />
      <Button loading={isLoading} aria-label={domainText('checkOf', { domain })} onClick={() => void run()}>
        {domainText('check')}
      </Button>
      {error && <Alert style={{ marginTop: 8 }} type="error" showIcon title={problemOf(error)} />}
    </>
  )
}
