import { useState } from 'react'
import { Alert, Button, Flex, Form, Input, Select } from 'antd'
import {
  useConfirmSingleSignOnDomainMutation,
  useMailSingleSignOnDomainMutation,
  type SingleSignOnMailbox,
  type SingleSignOnProof,
} from '../../api/single-sign-on'
import { popupParent } from '../../shared/popupParent'
import { singleSignOnDomainConfirmLimits } from '../../shared/limits/single-sign-on.gen'
import { showMessage } from '../../shared/showMessage'
import { domainText } from './domainMessages'
import { problemOf } from './problemOf'

const MAILBOXES: readonly SingleSignOnMailbox[] = ['admin', 'administrator', 'hostmaster', 'postmaster', 'webmaster']
const CODE = new RegExp(singleSignOnDomainConfirmLimits.code.pattern)

/** The code in a mail to the administrators of a domain. */
export function DomainMail({ proof: { domain, mailedTo } }: { proof: SingleSignOnProof }) {
  const [mailbox, setMailbox] = useState<SingleSignOnMailbox>('postmaster')
  const [code, setCode] = useState('')
  const [mail, mailing] = useMailSingleSignOnDomainMutation()
  const [confirm, confirming] = useConfirmSingleSignOnDomainMutation()
  const entered = code.trim().toLowerCase()

  const send = async () => {
    confirming.reset()
    await mail({ singleSignOnDomainMail: { domain, mailbox } })
  }
  const prove = async () => {
    const { data } = await confirm({ singleSignOnDomainConfirm: { domain, code: entered } })
    if (data) showMessage({ type: 'success', text: domainText('done', { domain }) })
  }
  const problem = mailing.error ?? confirming.error

  return (
    <Flex vertical gap={8} style={{ marginTop: 12 }}>
      <Flex gap={8} wrap>
        <Select<SingleSignOnMailbox>
          aria-label={domainText('mailboxOf', { domain })}
          value={mailbox}
          onChange={setMailbox}
          getPopupContainer={popupParent}
          style={{ flex: '1 1 160px', minWidth: 0 }}
          options={MAILBOXES.map((name) => ({ value: name, label: `${name}@` }))}
        />
        <Button loading={mailing.isLoading} aria-label={domainText('sendOf', { domain })} onClick={() => void send()}>
          {domainText('send')}
        </Button>
      </Flex>
      {mailedTo !== null && (
        <Form layout="vertical" onFinish={() => void prove()}>
          <p role="status" style={{ marginTop: 0, overflowWrap: 'anywhere' }}>
            {domainText('sent', { to: mailedTo })}
          </p>
          <Flex gap={8} wrap>
            <Input
              aria-label={domainText('codeOf', { to: mailedTo })}
              placeholder={domainText('code')}
              autoComplete="one-time-code"
              maxLength={singleSignOnDomainConfirmLimits.code.maxLength}
              value={code}
              onChange={(event) => setCode(event.target.value)}
              style={{ flex: '1 1 160px', minWidth: 0 }}
            />
            <Button
              htmlType="submit"
              loading={confirming.isLoading}
              disabled={!CODE.test(entered)}
              aria-label={domainText('confirmOf', { domain })}
            >
              {domainText('confirm')}
            </Button>
          </Flex>
        </Form>
      )}
      {problem && <Alert type="error" showIcon title={problemOf(problem)} />}
    </Flex>
  )
}
