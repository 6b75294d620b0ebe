// Made by scripts/api_types.py from the server's OpenAPI document; do not edit.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** Act */
        Act: {
            action: string;
            seat: number;
            seq: number;
        };
        /** Analysis */
        Analysis: {
            done: boolean;
            points: components["schemas"]["EvalPoint"][];
            progress: number;
            swings: components["schemas"]["Swing"][];
        };
        /** AnswerForm */
        AnswerForm: {
            axis: string;
            kind: string;
            labels: string[];
        };
        /** Archive */
        Archive: {
            archived: boolean;
        };
        /** Ask */
        Ask: {
            actions: string[];
            after?: string[];
            seat: number;
            seq: number;
        };
        /** Away */
        Away: {
            away: boolean;
            seat: number;
        };
        /** BotLevel */
        BotLevel: {
            bot: string;
            name: components["schemas"]["Both"];
        };
        /** BotWhy */
        BotWhy: {
            args: {
                [key: string]: unknown;
            };
            key: string;
        };
        /** Both */
        Both: {
            de: string;
            en: string;
        };
        /** ChatLine */
        ChatLine: {
            at: string;
            name: string;
            number: number;
            seat: number;
            text: string;
        };
        /** CoachCard */
        CoachCard: {
            advised: components["schemas"]["Considered"] | null;
            cost: number;
            half: number;
            last: number;
            others: components["schemas"]["Considered"][];
            played: components["schemas"]["Considered"];
            step: number;
            turn: number;
        };
        /** Coaching */
        Coaching: {
            cards: components["schemas"]["CoachCard"][];
            done: boolean;
            games: number;
            points: components["schemas"]["EvalPoint"][];
            progress: number;
            seat: number;
            trust: components["schemas"]["Trust"] | null;
            turns: number;
        };
        /** Code */
        Code: {
            code: string;
        };
        /** Considered */
        Considered: {
            chance: number;
            facts: components["schemas"]["Fact"][];
            points: number;
            rival: number;
            view: {
                [key: string]: unknown;
            };
            words: string[];
        };
        /** Control */
        Control: {
            control: string;
            seat: number;
            seq: number;
        };
        /** Created */
        Created: {
            id: string;
            invite: string;
        };
        /** Credentials */
        Credentials: {
            name: string;
            passphrase: string;
        };
        /** Damage */
        Damage: {
            kept: number;
            lost: number;
            problem: string;
        };
        /** Delivery */
        Delivery: {
            id: string;
            problem: string | null;
        };
        /** Dice */
        Dice: {
            checked: number;
            dice: components["schemas"]["Die"][];
            finished: boolean;
            ledger: components["schemas"]["LuckLine"][];
            problem: string | null;
            seed: string | null;
            seed_hash: string;
            verified: boolean;
        };
        /** Die */
        Die: {
            action: string;
            chance: number;
            counter: number | null;
            number: number | null;
            seq: number;
            total: number;
        };
        /** Draft */
        Draft: {
            entries: components["schemas"]["DraftEntry"][];
            figures: {
                [key: string]: unknown;
            };
            gathering: boolean;
            legal: string[];
            sums: {
                [key: string]: unknown[][];
            };
            view: {
                [key: string]: unknown;
            };
            words: string[];
        };
        /** DraftEntry */
        DraftEntry: {
            announced: {
                [key: string]: unknown;
            } | null;
            asks: number | null;
            barrier: boolean;
            effect: {
                [key: string]: unknown;
            } | null;
            figures: {
                [key: string]: unknown;
            } | null;
            /** @enum {string} */
            verdict: "ok" | "illegal" | "intention";
            why: components["schemas"]["WhyNot"] | null;
            word: string;
        };
        /** Drawn */
        Drawn: {
            expected: number;
            got: number;
            id: string;
        };
        /** EvalPoint */
        EvalPoint: {
            seat: number;
            step: number;
            values: number[];
        };
        /** Explain */
        Explain: {
            action: string;
            after?: string[];
            seat: number;
        };
        /** Fact */
        Fact: {
            args: {
                [key: string]: string | number;
            };
            key: string;
        };
        /** Fill */
        Fill: {
            bots: components["schemas"]["NewBot"][];
        };
        /** ForSeat */
        ForSeat: {
            seat: number;
        };
        /** ForkAt */
        ForkAt: {
            at: number;
            seat: number;
            /** @default  */
            title: string;
        };
        /** GameInfo */
        GameInfo: {
            blurb: components["schemas"]["Both"];
            bots: components["schemas"]["BotLevel"][];
            coach: boolean;
            colours: {
                [key: string]: string;
            };
            first_game: {
                [key: string]: unknown;
            };
            game: string;
            length: string;
            maturity: string;
            options: components["schemas"]["GameOption"][];
            orders: components["schemas"]["OrderInfo"][];
            players: [
                number,
                number
            ];
            title: components["schemas"]["Both"];
        };
        /** GameOption */
        GameOption: {
            kind: string;
            name: string;
            title: components["schemas"]["Both"];
            values: number[];
        };
        /** GameResult */
        GameResult: {
            cause: string;
            /** @default true */
            fair: boolean;
            points: number[];
            winners: number[];
        };
        /** GivenOrder */
        GivenOrder: {
            /** @enum {string} */
            answer: "always" | "never" | "ask";
            /** @default  */
            place: string;
            threshold?: number | null;
        };
        /** Hint */
        Hint: {
            action: string;
            facts: components["schemas"]["Fact"][];
            why: components["schemas"]["BotWhy"];
            words: string[];
        };
        /** Invitation */
        Invitation: {
            game: string;
            id: string;
            seats: components["schemas"]["SeatInfo"][];
            title: string;
        };
        /** Join */
        Join: {
            token?: string | null;
        };
        /** Joined */
        Joined: {
            seat: number;
        };
        /** Kept */
        Kept: {
            /** @default true */
            kept: boolean;
        };
        /** LessonInfo */
        LessonInfo: {
            names: string[];
            questions: components["schemas"]["PuzzleInfo"][];
            seat: number;
            steps: components["schemas"]["LessonStep"][];
        };
        /** LessonStep */
        LessonStep: {
            events: {
                [key: string]: unknown;
            }[];
            figures: {
                [key: string]: unknown;
            };
            id: string;
            legal: string[];
            marks: string[];
            right: string[];
            sums: {
                [key: string]: unknown[][];
            };
            text: string;
            view: {
                [key: string]: unknown;
            };
            wrong: string | null;
        };
        /** Lobby */
        Lobby: {
            mine: components["schemas"]["TableSummary"][];
            /** @default false */
            more: boolean;
            open: components["schemas"]["TableSummary"][];
            watch: components["schemas"]["TableSummary"][];
        };
        /** LuckLine */
        LuckLine: {
            axis: string;
            drawn: components["schemas"]["Drawn"][];
            draws: number;
            odds: number;
            off: number;
            seat: number;
        };
        /** Me */
        Me: {
            csrf: string;
            guest: boolean;
            id: string;
            name: string;
        };
        /** NewBot */
        NewBot: {
            bot?: string | null;
            name?: string | null;
        };
        /** NewBrowser */
        NewBrowser: {
            auth: string;
            endpoint: string;
            /**
             * @default en
             * @enum {string}
             */
            language: "en" | "de";
            p256dh: string;
        };
        /** NewDraft */
        NewDraft: {
            seat: number;
            words: string[];
        };
        /** NewNotice */
        NewNotice: {
            /** @enum {string} */
            kind: "webhook" | "mail";
            target: string;
        };
        /** NewPassphrase */
        NewPassphrase: {
            new: string;
            old: string;
        };
        /** NewSeat */
        NewSeat: {
            bot?: string | null;
            /** @enum {string} */
            kind: "me" | "open" | "bot";
            name?: string | null;
        };
        /** NewTable */
        NewTable: {
            /** @default 0 */
            delay: number;
            game: string;
            /** @default true */
            hints: boolean;
            /** @default false */
            listed: boolean;
            options?: {
                [key: string]: unknown;
            };
            pace?: components["schemas"]["Pace"];
            seats: components["schemas"]["NewSeat"][];
            /** @default  */
            title: string;
        };
        /** NoticeInfo */
        NoticeInfo: {
            /** @default true */
            confirmed: boolean;
            id: string;
            kind: string;
            target: string;
        };
        /** Notices */
        Notices: {
            kinds: string[];
            notices: components["schemas"]["NoticeInfo"][];
        };
        /** OrderInfo */
        OrderInfo: {
            answers: string[];
            each: string;
            name: string;
            place: string;
            threshold: [
                number,
                number
            ] | null;
        };
        /** Orders */
        Orders: {
            orders: {
                [key: string]: components["schemas"]["GivenOrder"];
            };
            seat: number;
        };
        /** Origin */
        Origin: {
            at: number;
            seat?: number | null;
            seed_hash: string;
        };
        /** Outcome */
        Outcome: {
            cause: string;
            points: number[];
            winners: number[];
        };
        /**
         * Pace
         * @default {
         *       "bank": 0,
         *       "kind": "none",
         *       "step": 0
         *     }
         */
        Pace: {
            /** @default 0 */
            bank: number;
            /**
             * @default none
             * @enum {string}
             */
            kind: "none" | "live" | "days";
            /** @default 0 */
            step: number;
        };
        /** Preview */
        Preview: {
            barrier: boolean;
            figures: {
                [key: string]: unknown;
            } | null;
            /** @default false */
            gathers: boolean;
            odds?: {
                [key: string]: unknown;
            } | null;
            onward: string[];
            /** @default false */
            passes: boolean;
        };
        /** Problem */
        Problem: {
            error: string;
            message: string;
            why?: components["schemas"]["WhyNot"] | null;
        };
        /** PushKey */
        PushKey: {
            key: string;
        };
        /** PuzzleAnswer */
        PuzzleAnswer: {
            answer: boolean | (number | string)[];
        };
        /** PuzzleInfo */
        PuzzleInfo: {
            figures: {
                [key: string]: unknown;
            } | null;
            form: components["schemas"]["AnswerForm"];
            id: string;
            marks: string[];
            names: string[];
            question: string;
            rule: string;
            rules: string[];
            seat: number;
            sums: {
                [key: string]: unknown[][];
            };
            title: components["schemas"]["Both"];
            view: {
                [key: string]: unknown;
            };
        };
        /** Record */
        Record: {
            data: string;
            fork?: components["schemas"]["Origin"] | null;
            /** @enum {string} */
            format: "aevum-record/1" | "aevum-record/2";
            game: string;
            log: components["schemas"]["table_record_LogLine"][];
            options: {
                [key: string]: unknown;
            };
            pack?: {
                [key: string]: string;
            } | null;
            result?: components["schemas"]["Outcome"] | null;
            rules: string;
            seats: {
                [key: string]: unknown;
            }[];
            seed?: string | null;
            seed_hash: string;
            start?: {
                [key: string]: unknown;
            } | null;
        };
        /** Rematch */
        Rematch: {
            id: string;
        };
        /** Rename */
        Rename: {
            name: string;
        };
        /** Say */
        Say: {
            text: string;
        };
        /** SayDraft */
        SayDraft: {
            seat: number;
            seq: number;
            words: string[];
        };
        /** SeatInfo */
        SeatInfo: {
            away: boolean;
            bot: string | null;
            clock: number | null;
            kind: string;
            mine: boolean;
            name: string;
            online: boolean;
            seat: number;
        };
        /** SessionInfo */
        SessionInfo: {
            browser: string;
            created_at: string;
            here: boolean;
            id: string;
            seen_at: string;
        };
        /** StatisticsTable */
        StatisticsTable: {
            ends: {
                [key: string]: string | number | null;
            }[];
            rows: {
                [key: string]: string | number | null;
            }[];
            /** @default 0 */
            taken_back: number;
        };
        /** Swing */
        Swing: {
            action: string;
            by: number;
            delta: number;
            seat: number;
            step: number;
        };
        /** TableSummary */
        TableSummary: {
            actor: number | null;
            /** @default false */
            archived: boolean;
            damage?: components["schemas"]["Damage"] | null;
            delay: number;
            game: string;
            id: string;
            node: string | null;
            /** @default false */
            private: boolean;
            /** @default false */
            removable: boolean;
            seats: components["schemas"]["SeatInfo"][];
            status: string;
            title: string;
            updated_at: string;
            waiting_for_me: boolean;
        };
        /** TableView */
        TableView: {
            actor: number | null;
            can_redo: boolean;
            can_undo: boolean;
            chat: components["schemas"]["ChatLine"][];
            delay: number;
            draft: components["schemas"]["Draft"] | null;
            figures: {
                [key: string]: unknown;
            };
            game: string;
            hints: boolean;
            id: string;
            legal: string[];
            log: components["schemas"]["server_messages_play_LogLine"][];
            orders: {
                [key: string]: components["schemas"]["GivenOrder"];
            };
            pace: components["schemas"]["Pace"];
            rematch: string | null;
            result: components["schemas"]["GameResult"] | null;
            seat: number;
            seats: components["schemas"]["SeatInfo"][];
            seed: string | null;
            seed_hash: string;
            seq: number;
            steps: number;
            sums: {
                [key: string]: unknown[][];
            };
            takeback: components["schemas"]["Takeback"] | null;
            title: string;
            view: {
                [key: string]: unknown;
            };
        };
        /** Takeback */
        Takeback: {
            agreed: number[];
            seat: number;
            to: number;
        };
        /** Trust */
        Trust: {
            games: number;
            points: [
                number,
                number
            ][];
        };
        /** Verdict */
        Verdict: {
            explanation: string;
            missed: string[];
            right: boolean;
            rule: string;
            rules: string[];
            wrong: string[];
        };
        /** WhyNot */
        WhyNot: {
            args: {
                [key: string]: string;
            };
            key: string;
            rule: string;
        };
        /** LogLine */
        server_messages_play_LogLine: {
            action: string;
            automatic: boolean;
            events: {
                [key: string]: unknown;
            }[];
            seat: number;
            seq: number;
            step: number;
            why: components["schemas"]["BotWhy"] | null;
        };
        /** LogLine */
        table_record_LogLine: {
            action: string;
            digest: string;
            seat: number | "chance";
            seq: number;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
