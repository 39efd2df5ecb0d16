import { zodResolver } from "@hookform/resolvers/zod";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useForm } from "react-hook-form";
import { useLocation, useSearchParams } from "react-router-dom";
import * as z from "zod/mini";
import { ApiError, errorText } from "@/api/client";
import { PageTitle } from "@/components/page-title";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { FormMessage } from "@/components/ui/form-message";
import { BY_SCRIPT, phoneRule } from "@/lib/form-rules";
import { normalizePhone } from "@/lib/phone";
import { useRetoldErrors } from "@/api/use-retold-errors";
import { useTrackTexts } from "@/texts/track";
import { useTexts } from "@/texts/use-texts";
import { trackQuery, type OrderKey } from "../api/track";
import { TrackedOrder } from "../components/tracked-order";
import { isOrderNumber, normalizeOrderNumber } from "../lib/order-number";

/**
 * Following an order with its number and phone (contract 6). The address may carry the number; the phone never stands
 * there, and comes with the link from the quick order instead.
 */
export function TrackPage() {
  const common = useTexts();
  const texts = useTrackTexts();
  const [params, setParams] = useSearchParams();
  const order = params.get("order") ?? "";
  const phone = (useLocation().state as { phone?: string } | null)?.phone ?? "";
  const [asked, setAsked] = useState<OrderKey | undefined>(
    order !== "" && phone !== "" ? { order, phone } : undefined,
  );
  const { data, error, isFetching, refetch } = useQuery(trackQuery(asked));
  const schema = useMemo(
    () =>
      z.object({
        order: z
          .string()
          .check(
            z.trim(),
            z.minLength(1, texts.needNumber),
            z.refine(isOrderNumber, texts.badNumber),
          ),
        phone: phoneRule(texts),
      }),
    [texts],
  );
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { order, phone } });
  useRetoldErrors(form);
  const { errors } = form.formState;

  const submit = form.handleSubmit((typed) => {
    const next = { order: normalizeOrderNumber(typed.order), phone: normalizePhone(typed.phone) };
    setParams({ order: next.order }, { replace: true, state: { phone: next.phone } });
    if (next.order === asked?.order && next.phone === asked.phone) void refetch();
    else setAsked(next);
  });

  return (
    <div className="page pb-16">
      <PageTitle title={texts.title} />
      <Breadcrumb crumbs={[{ label: texts.title }]} />
      <div className="grid gap-6 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] lg:items-start lg:gap-10">
        <div className="rounded-lg border border-line p-4 md:p-6">
          <h1 className="text-2xl font-semibold">{texts.title}</h1>
          <p className="mt-2 mb-5 text-muted">{texts.intro}</p>
          {error && !isFetching && (
            <FormMessage
              kind="error"
              text={
                error instanceof ApiError && error.status === 0
                  ? common.errors.network
                  : errorText(error, texts.failed)
              }
            />
          )}
          <form
            noValidate
            method={BY_SCRIPT}
            onSubmit={(event) => void submit(event)}
            className="flex flex-col gap-4"
          >
            <TextField
              label={texts.number}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={40}
              required
              help={texts.numberHelp}
              error={errors.order?.message}
              {...form.register("order")}
            />
            <TextField
              label={texts.phone}
              type="tel"
              inputMode="tel"
              autoComplete="tel"
              maxLength={30}
              required
              help={texts.phoneHelp}
              error={errors.phone?.message}
              {...form.register("phone")}
            />
            <Button type="submit" busy={isFetching} busyText={common.common.processing}>
              {texts.submit}
            </Button>
          </form>
        </div>
        {data && !error && <TrackedOrder order={data} />}
      </div>
    </div>
  );
}
