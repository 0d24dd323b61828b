import { ANSWERS_TITLE, answersOf } from '#app/core/sign-out/order-texts.ts';
import type { CaseClinicalInfo } from '#contracts/generated/wire.ts';

/** What the facility answered to questions of the reader; open questions stand with the requests. */
export function FacilityAnswers({ clinical }: { readonly clinical: Pick<CaseClinicalInfo, 'questions'> }) {
  const answered = answersOf(clinical);
  if (answered.length === 0) return null;
  return (
    <div>
      <h3 className="text-sm text-muted">{ANSWERS_TITLE}</h3>
      <ul className="flex flex-col gap-2">
        {answered.map(({ id, text, answer }) => (
          <li key={id} className="break-words">
            <span className="block text-sm text-muted">{text}</span>
            {answer}
          </li>
        ))}
      </ul>
    </div>
  );
}
