import { catalogue } from '../../shared/messages'

export const termsText = catalogue('terms', {
  text: `Terms and conditions of use

1. What this is
Aerie is used to plan drone missions, to watch live video, to keep recordings, pictures, maps and documents, and to act on what they show. These terms hold between you and the organisation that gave you this account, and the company that runs this Aerie for it.

2. Your account
The account is yours alone. Keep the password to yourself, do not let others work under your name, and tell your organisation at once if you believe somebody else knows it. What is done with your account is recorded under your name, with the time and the address it came from.

3. Lawful use
You use Aerie only for work your organisation has asked you to do and that the law of the place allows. Flying, filming and the use of detection results may need permits, and people on the ground have a right to privacy. The pilot in command stays responsible for the flight; nothing in Aerie takes the place of a pilot's judgement or of the rules of the air.

4. What you see is confidential
Pictures, videos, positions and reports may show people, homes and plants. You pass them on only to those who need them for the work, and only in the ways your organisation allows. Links that you share can be opened by whoever has them.

5. Detection is a help, not a verdict
Counts, detections and alerts are made by machines and can be wrong. Look at the picture before you act on one, and never decide about a person on a machine's word alone.

6. Your organisation's data
What is uploaded, recorded or written here belongs to your organisation. It decides how long it is kept and who may see it. Personal data of users (name, e-mail, what was done and when) is kept to run the service, to keep it safe and to account for what was done, for as long as your organisation asks or the law demands.

7. Availability
Everything reasonable is done to keep Aerie running and your data safe. It can still fail, as can networks, cameras and drones. Do not rely on it as the only means to protect life or property.

8. Ending
You may stop using Aerie at any time. Your organisation, or the company that runs this Aerie, may close an account that breaks these terms.

9. Changes
When these terms change in more than wording, you are asked to accept them again before you go on.`,
})
