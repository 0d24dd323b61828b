import { type FormMetadata, FormProvider, FormStateInput } from '@conform-to/react';
import { createPath, Form, useActionData, useFetchers, useLocation, useNavigation } from '@remix-run/react';
import { createContext, type FormEvent, type ReactNode, useContext } from 'react';
import { isSamePost } from '#app/core/forms/posts/same-post.ts';
import { UNANSWERED_FIELD, unansweredIn } from '#app/core/forms/posts/unanswered.ts';
import { useErrorSummary } from './use-error-summary.tsx';

/** Where forms are posted that are not of the page's own route, such as those in a dialog over slides. */
interface PostedApart {
  readonly action: string;
  /** Under this key the page finds what came of the post. */
  readonly fetcherKey: string;
}

/** Null where forms are posted to the page's own route. */
export const PostedApartContext = createContext<PostedApart | null>(null);

export const IDEMPOTENCY_FIELD = 'idempotencyKey';

/** The part of conform's form that is asked here, whatever the form holds. */
export type AnyForm = Pick<
  FormMetadata,
  'id' | 'status' | 'allErrors' | 'context' | 'onSubmit' | 'noValidate'
>;

interface ContractFormProps {
  readonly form: AnyForm;
  /** Made by the loader, so that a page without script has it too: pressing twice is one request. */
  readonly idempotencyKey: string;
  readonly encType?: 'multipart/form-data';
  readonly className?: string;
  /** Whether the errors of a field are listed on top; left out where all are. */
  readonly isListed?: (name: string) => boolean;
  readonly children: ReactNode;
}

/** Posts to the current route, or where its surroundings say; shows all its errors on top, and brings the reader to them after each refused try. */
export function ContractForm(props: ContractFormProps) {
  const { form, idempotencyKey, encType, className, isListed, children } = props;
  const { summary, countTry } = useErrorSummary(form, null, isListed);
  const apart = useContext(PostedApartContext);
  const underWay = usePostsUnderWay(idempotencyKey);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    // Enter presses a button that no look holds back, and a second post would take the answer of the first one away.
    const { nativeEvent } = event;
    const submitter = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
    const pressed = new FormData(event.currentTarget, submitter);
    if (underWay.some((posted) => isSamePost(posted, pressed))) {
      event.preventDefault();
      return;
    }
    form.onSubmit(event);
    countTry();
  };
  return (
    <Form
      id={form.id}
      noValidate={form.noValidate}
      method="post"
      onSubmit={submit}
      {...(apart === null ? {} : { ...apart, navigate: false })}
      {...(encType === undefined ? {} : { encType })}
      className={className ?? 'flex flex-col gap-5'}
    >
      {/* A press of Enter is a press of the first button, which must not be one that removes a row. */}
      <button type="submit" tabIndex={-1} aria-hidden className="sr-only" />
      <input type="hidden" name={IDEMPOTENCY_FIELD} value={idempotencyKey} />
      <UnansweredField />
      <FormProvider context={form.context}>
        <FormStateInput />
        {summary}
        {children}
      </FormProvider>
    </Form>
  );
}

/**
 * After a try without an answer the page has a new key and perhaps a new version: with this field the same words are still
 * the same request, which the API does not carry out twice.
 */
export function UnansweredField() {
  const unanswered = unansweredIn(useActionData());
  return unanswered === null ? null : <input type="hidden" name={UNANSWERED_FIELD} value={unanswered} />;
}

/**
 * The posts with this key that are on their way. One is not any more once its answer stands on the page, although the page
 * is read anew after it: what was corrected meanwhile can be sent at once.
 */
function usePostsUnderWay(idempotencyKey: string): readonly FormData[] {
  const navigation = useNavigation();
  const here = useLocation();
  const answer = useActionData();
  const isAnswered =
    navigation.state === 'loading' &&
    answer !== undefined &&
    createPath(navigation.location) === createPath(here);
  const posts = [...(isAnswered ? [] : [navigation]), ...useFetchers()];
  return posts.flatMap(({ formData }) =>
    formData?.get(IDEMPOTENCY_FIELD) === idempotencyKey ? [formData] : [],
  );
}

/** Whether a form of the page with this key is on its way. */
export const useIsSubmitting = (idempotencyKey: string): boolean =>
  usePostsUnderWay(idempotencyKey).length > 0;
