import { useState, type ReactNode } from 'react'
import type { FormInstance } from 'antd'
import { sharedText } from '../sharedText'
import { ErrorSummary, type FormProblem } from './ErrorSummary'

/** What the server had against a form, as far as a form can show it. */
export interface Refusal {
  message: string
  fields?: { field: string; message: string }[]
}

interface Problems {
  /** What is wrong, on top of the form. */
  summary: ReactNode
  clear: () => void
  /** For `onFinishFailed`. */
  showFailed: (failed: { errorFields: { name: (string | number)[]; errors: string[] }[] }) => void
  /** Shows a refusal at the fields it is about, and on top. */
  showRefusal: (refusal: Refusal) => void
  /** For `onValuesChange`: what is being put right needs no reminder any more. */
  forget: (changed: object) => void
}

/**
 * What keeps a form from being saved, at its fields and in one list above them.
 * @param formName the form's `name`, which its fields' ids begin with
 * @param labels what its fields are called on the screen
 */
export function useProblems<Values extends object>(
  form: FormInstance<Values>,
  formName: string,
  labels: Readonly<Partial<Record<keyof Values & string, string>>>,
): Problems {
  const [attempt, setAttempt] = useState({ number: 0, problems: [] as FormProblem[] })
  const idOf = (field: string) => `${formName}_${field}`
  const show = (problems: FormProblem[]) => setAttempt(({ number }) => ({ number: number + 1, problems }))
  const labelOf = (field: string): string | undefined => labels[field as keyof Values & string]

  return {
    summary: <ErrorSummary key={attempt.number} problems={attempt.problems} />,
    clear: () => show([]),
    showFailed: ({ errorFields }) =>
      show(errorFields.map(({ name, errors }) => ({ message: errors[0] ?? '', fieldId: idOf(String(name[0])) }))),
    showRefusal: ({ message, fields = [] }) => {
      const placed = fields.flatMap(({ field: path, message: reason }) => {
        const field = path.split('/')[0] ?? path
        const label = labelOf(field)
        return label === undefined ? [] : [{ field, words: sharedText('fieldProblem', { label, message: reason }) }]
      })
      form.setFields(placed.map(({ field, words }) => ({ name: field as never, errors: [words] })))
      show(
        placed.length > 0
          ? placed.map(({ field, words }) => ({ message: words, fieldId: idOf(field) }))
          : [{ message }],
      )
    },
    forget: (changed) =>
      setAttempt(({ number, problems }) => ({
        number,
        problems: problems.filter(({ fieldId }) => !Object.keys(changed).some((field) => idOf(field) === fieldId)),
      })),
  }
}
